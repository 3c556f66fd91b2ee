/** One step at a time. */
export const cookMode = {
  cookMode: 'Cook mode',
  close: 'Close',
  previous: 'Back',
  next: 'Next',
  finish: 'Done',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  startTimer: (minutes: number) => `Start ${minutes} min`,
  stopTimer: 'Stop',
  timeLeft: (label: string) => `${label}: time left`,
  timeUp: (label: string) => `Time is up: ${label}`,
}

export type CookModeMessages = typeof cookMode
