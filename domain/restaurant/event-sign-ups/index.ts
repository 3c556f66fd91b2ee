/**
 * Sign-ups for events: signing up, changing it, calling it off, the waitlist, the mails about all that. Not what events
 * there are: that is `events`.
 */
export { cancelSignUp } from './cancel-sign-up.ts'
export { changeSignUp } from './change-sign-up.ts'
export { confirmSignUp } from './confirm-sign-up.ts'
export { endSignUp } from './end-sign-up.ts'
export { eventMailJobs, recurringSignUpJobs } from './jobs.ts'
export { exportSignUps } from './export-sign-ups.ts'
export { forgetGuests } from './forget-guests.ts'
export { forgetSignUps } from './forget-sign-ups.ts'
export { getEventPage } from './get-event-page.ts'
export { getSignUp } from './get-sign-up.ts'
export { lapseSignUps } from './lapse-sign-ups.ts'
export { lockEvent } from './lock-event.ts'
export { lockSignUp } from './lock-sign-up.ts'
export { promoteWaiting } from './promote-waiting.ts'
export { remindGuests } from './remind-guests.ts'
export { signUp } from './sign-up.ts'
export { tell as tellGuest, tellGuests } from './tell-guests.ts'
