import { allowAnyone } from '../guards.ts'

/** Who may do what with the chat bot. */
export const policy = {
  answerQuestion: allowAnyone,
}
