/** Questions that the chat bot could not answer, for the office. Not what it answered: that is kept nowhere. */
export { forgetQuestions } from './forget-questions.ts'
export { recurringQuestionJobs } from './jobs.ts'
export { listQuestions } from './list-questions.ts'
export { markQuestion } from './mark-question.ts'
export { maskedQuestion, recordQuestion } from './record-question.ts'
