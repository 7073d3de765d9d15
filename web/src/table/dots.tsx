// Three dots that move while a bot thinks. They are always as wide, so that nothing beside them is pushed about.

export function Dots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
