/** The emails about accounts: codes, links, welcomes. Not how an email is delivered. */
export { accountMailJobs } from './jobs.ts'
