import { capitalised } from "./words.ts";

const hello =
  "(?:hi|hello|hey|dear|greetings(?=\\s*[,!]|\\s+(?:all|everyone|everybody|team)(?!\\p{L}))|good (?:morning|afternoon|evening|day)|hallo|moin|servus|grüß (?:gott|dich|euch)|grüezi|guten (?:tag|morgen|abend)|liebe[rs]?(?!\\s+gr(?:ü|ue)(?:ß|ss)e)|(?:sehr )?(?:ge|ver)ehrte[rs]?|werte[rs]?(?=\\s+(?:damen|herren|herr|frau|kolleg|team|kund)))";
/** No name has them: `Hello page must be shown, …` */
const verb =
  "(?:must|shall|should|can|may|will|is|are|was|has|have|needs?|shows?|muss|müssen|soll|sollen|sollte|kann|können|darf|dürfen|wird|werden|ist|sind|hat|haben|zeigt)(?!\\p{L})";
const name = `(?:\\s+(?!${verb})(?:(?:mr|mrs|ms|dr|prof|hr|fr)\\.|@?\\p{L}[\\p{L}'’-]*))`;
const one = `${hello}${name}{0,5}`;

const greeting = new RegExp(`^${one}(?:,\\s+(?:(?:and|und)\\s+)?${one})*\\s*(?:[,!:.;]|\\s[–—-](?=\\s))\\s*(?=\\S)`, "iu");

const insideMail = new RegExp(`\\s(?=${one}\\s*[,!]\\s+\\S)`, "iu");

/** The header of a mail and its text, when no empty line is between them: `Subject: List Hi Tom, we need a list.` */
export function splitAtGreeting(header: string): string[] {
  const at = header.search(insideMail);
  return at === -1 || !/\p{Lu}/u.test(header.charAt(at + 1)) ? [header] : [header.slice(0, at), header.slice(at + 1)];
}

/** `Hi Tom, we need a list.` is `We need a list.`; a text that is nothing but a greeting stays as it is. */
export function withoutGreeting(text: string): string {
  const match = greeting.exec(text);
  return match ? capitalised(text.slice(match[0].length)) : text;
}
