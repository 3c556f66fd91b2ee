/** The emails about tables: booked, changed, cancelled, called to mind, offered. Not how an email is delivered. */
export { reservationMailJobs } from './jobs.ts'
