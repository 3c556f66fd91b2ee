/** The polite form of a name, `คุณนก` or `คุณ Nok`: a space stands before Latin letters, none before Thai ones. */
export function khun(firstName: string): string {
  return `คุณ${/^\p{Script=Thai}/u.test(firstName) ? '' : ' '}${firstName}`
}
