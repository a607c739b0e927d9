/** pytest marks its messages; around them it shows the source, including comments. */
export const pytestSays = /^E {3}/;
export const pytestShows = /^(?:\s{4}|>\s)/;
export const pytestVariable = /^[A-Za-z_]\w* {1,20}= /;
