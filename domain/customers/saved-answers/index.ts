/** Answers that staff give again and again: kept, changed, filled in for a message. Sends none: that is `contact-threads`. */
export { createSavedAnswer } from './create-saved-answer.ts'
export { deleteSavedAnswer } from './delete-saved-answer.ts'
export { fillSavedAnswer } from './fill-saved-answer.ts'
export { listSavedAnswers } from './list-saved-answers.ts'
export { savedAnswerSubjects } from './subjects.ts'
export { updateSavedAnswer } from './update-saved-answer.ts'
