import { allowAnyone } from '#domain/kernel/guards.ts'

/** The rules for who may do what with the chat bot. */
export const policy = {
  answerQuestion: allowAnyone,
}
