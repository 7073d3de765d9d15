// A row of a table of facts.
import type { ComponentChildren } from "preact";

export function Row({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
