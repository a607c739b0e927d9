interface NamedTest {
  suite: readonly string[];
  name: string;
  variant: string | null;
}

/** `Checkout › pays (desktop)`: two variants of one test are told apart. */
export const testTitle = ({ suite, name, variant }: NamedTest): string =>
  [...suite, name].join(" › ") + (variant === null || variant === "" ? "" : ` (${variant})`);
