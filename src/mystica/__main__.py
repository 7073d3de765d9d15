"""`python -m mystica` is the `mystica` command."""

from mystica.cli import main

if __name__ == "__main__":
    main()
