import { allowAnyone } from '#domain/kernel/guards.ts'

/** Who may do what with the chat bot. */
export const policy = {
  answerQuestion: allowAnyone,
}
