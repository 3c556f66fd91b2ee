import { expect, test } from 'vitest'
import { fieldErrors } from '#shared/messages/en/forms/field-errors.ts'
import { forms } from '#shared/messages/en/forms/forms.ts'
import type { FormReply } from './form-reply.ts'
import { replyInWords, type ReplyTexts } from './reply-in-words.ts'

type Reply = FormReply<{ reason: 'wrong_password' | 'too_late' }>

const texts: ReplyTexts<Reply> = {
  fieldErrors,
  refusalText: ({ reason }) =>
    reason === 'too_late' ? { text: 'It is too late.' } : { text: 'That is not it.', field: 'password' },
}
const reply = (parts: Partial<Reply>): Reply => ({ intent: 'sign', values: {}, errors: {}, ...parts })
const say = (parts: Partial<Reply>, more: Partial<ReplyTexts<Reply>> = {}) =>
  replyInWords(reply(parts), { ...texts, ...more }, forms)

test('before there is a reply nothing is said', () => {
  expect(replyInWords<Reply>(undefined, texts, forms)).toEqual({
    errors: {},
    notice: undefined,
    text: undefined,
  })
})

test('what is wrong with a field is said at the field', () => {
  expect(say({ errors: { email: 'email', phone: undefined } })).toEqual({
    errors: { email: fieldErrors.email },
    notice: undefined,
    text: fieldErrors.email,
  })
})

test('a refusal is said above the form, or at the field it is about', () => {
  const tooLate = { text: 'It is too late.' }
  expect(say({ refusal: { reason: 'too_late' } })).toEqual({ errors: {}, notice: tooLate, ...tooLate })
  expect(say({ refusal: { reason: 'wrong_password' } })).toEqual({
    errors: { password: 'That is not it.' },
    notice: undefined,
    text: 'That is not it.',
  })
})

test('where the server failed, a form can have words of its own', () => {
  const failedText = ({ intent }: Reply) => (intent === 'sign' ? 'Failed to sign.' : undefined)
  const failed: Partial<Reply> = { refusal: { reason: 'unexpected' } }
  expect(say(failed, { failedText }).text).toBe('Failed to sign.')
  expect(say({ ...failed, intent: 'other' }, { failedText }).text).toBe(forms.unexpected)
  expect(say({ refusal: { reason: 'network' } }, { failedText }).text).toBe(forms.network)
})

test('a lost request is said in the words of all forms; in a form of one field at that field', () => {
  const lost: Partial<Reply> = { refusal: { reason: 'network' } }
  expect(say(lost).notice).toEqual({ text: forms.network })
  expect(say(lost, { onlyField: 'code' })).toEqual({
    errors: { code: forms.network },
    notice: undefined,
    text: forms.network,
  })
})
