/** The tables that are offered to two guests before they ask. */
export const nextTimes = {
  tonight: 'Tonight for two',
  today: 'Today for two',
  tomorrow: 'Tomorrow for two',
  on: (day: string) => `${day} for two`,
  notToday: {
    closed: 'We’re closed today.',
    full: 'Today is full.',
    late: 'We take no more reservations for today.',
  },
  none: 'No table for two can be reserved here at the moment.',
  others: 'Look for other days',
  waitlist: 'Join the waitlist',
}
export type NextTimesMessages = typeof nextTimes
