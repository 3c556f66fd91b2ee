/**
 * Events as staff edit them, and their guests: texts, times, seats, pictures, publishing, postponing, cancelling,
 * messages. What
 * visitors see is `events`; how seats are kept is `event-sign-ups`.
 */
export { cancelEvent } from './cancel-event.ts'
export { checkInGuest } from './check-in-guest.ts'
export { createEvent } from './create-event.ts'
export { exportGuests } from './export-guests.ts'
export { findGuests } from './find-guests.ts'
export { getStaffEvent } from './get-staff-event.ts'
export { listGuests } from './list-guests.ts'
export { listStaffEvents } from './list-staff-events.ts'
export { mailGuests } from './mail-guests.ts'
export { postponeEvent } from './postpone-event.ts'
export { publishEvent } from './publish-event.ts'
export { removeAllOfGuest } from './remove-all-of-guest.ts'
export { removeGuest } from './remove-guest.ts'
export { setEventPicture } from './set-event-picture.ts'
export { updateEvent } from './update-event.ts'
