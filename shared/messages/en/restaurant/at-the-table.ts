/** Jars that are handed over at a reserved table, as the checkout offers it. */
export const atTheTable = {
  choice: (when: string) => `At your table: ${when}`,
  hint: 'We bring your jars to you with the meal. Free.',
}
