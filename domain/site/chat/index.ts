/**
 * The chat bot: what it understands, what the shop knows about it, and how it says that. Not a search of its own: it asks
 * the modules that know.
 */
export { answerQuestion } from './answer-question.ts'
