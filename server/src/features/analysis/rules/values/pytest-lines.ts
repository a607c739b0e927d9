/** pytest marks its messages; around them it shows the source, including comments. A mark of PHPUnit stands in front of its progress: `E    1 / 1 (100%)`. */
export const pytestSays = /^E {3}(?!\s*\d+ \/ \d+ \(\s*\d+%\)\s*$)/;
export const pytestShows = /^(?:\s{4}|>\s)/;
export const pytestVariable = /^[A-Za-z_]\w* {1,20}= /;
