/** One step at a time. */
export const cookMode = {
  cookMode: 'Cook mode',
  close: 'Close',
  previous: 'Back',
  next: 'Next',
  finish: 'Done',
  ready: 'Ready to serve',
  timers: 'Timers',
  goOn: 'Back to cooking',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  startTimer: (minutes: number) => `Start ${minutes} min`,
  stopTimer: 'Stop',
  timeLeft: (label: string) => `${label}: time left`,
  timeUp: (label: string) => `Time is up: ${label}`,
}

export type CookModeMessages = typeof cookMode
