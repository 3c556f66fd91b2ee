import {
  changeSending,
  sendNewsletter,
  sendTestNewsletter,
} from '#domain/newsletters/newsletter-sending/index.ts'
import { changeSendingInput, sendNewsletterInput } from '#domain/newsletters/newsletter-sending/schemas.ts'
import {
  createNewsletter,
  deleteNewsletter,
  getNewsletter,
  listNewsletters,
  previewNewsletter,
  updateNewsletter,
} from '#domain/newsletters/newsletters/index.ts'
import {
  createNewsletterInput,
  listNewslettersInput,
  newsletterIdInput,
  previewNewsletterInput,
  updateNewsletterInput,
} from '#domain/newsletters/newsletters/schemas.ts'
import { newsletterList, newsletterPreview, newsletterView } from '#domain/newsletters/newsletters/views.ts'
import { createdId } from '../envelopes.ts'
import { answerWith, type Endpoint, get, nothing, post } from '../endpoint.ts'

const PATH = '/api/staff/newsletters'

export const newsletterEndpoints: Endpoint[] = [
  get(PATH, {
    for: 'staff',
    summary: 'List the newsletters',
    description: 'Newest first, 25 a page, by state, with what became of their mails.',
    input: listNewslettersInput,
    view: newsletterList,
    verb: listNewsletters,
  }),
  post(PATH, {
    for: 'staff',
    summary: 'Begin a newsletter',
    description: 'As a draft, which may be unfinished.',
    input: createNewsletterInput,
    view: createdId,
    successStatus: 201,
    verb: createNewsletter,
  }),
  get(`${PATH}/{id}`, {
    for: 'staff',
    summary: 'Get a newsletter',
    description: 'With what a draft lacks, who would get it, and what became of its mails.',
    input: newsletterIdInput,
    view: newsletterView,
    problems: ['newsletter_not_found'],
    verb: getNewsletter,
  }),
  post(`${PATH}/{id}`, {
    for: 'staff',
    summary: 'Save a draft newsletter',
    description:
      'All of it. `version` is the one that was read; if somebody has saved it since, nothing is changed.',
    input: updateNewsletterInput,
    view: newsletterView,
    problems: ['newsletter_not_found', 'changed', 'not_a_draft'],
    async verb(ctx, input) {
      const result = await updateNewsletter(ctx, input)
      if (result.ok) return getNewsletter(ctx, { id: input.id })
      if (result.reason !== 'changed') return result
      return { ok: false, reason: 'changed', current: result.current }
    },
  }),
  post(`${PATH}/{id}/deletion`, {
    for: 'staff',
    summary: 'Delete a draft newsletter',
    description: 'What was sent, or is to be, stays on record.',
    input: newsletterIdInput,
    view: nothing,
    problems: ['newsletter_not_found', 'not_a_draft'],
    verb: deleteNewsletter,
  }),
  get(`${PATH}/{id}/preview`, {
    for: 'staff',
    summary: 'Preview a newsletter',
    description: 'The mail as its reader would get it now, in one language.',
    input: previewNewsletterInput,
    view: newsletterPreview,
    problems: ['newsletter_not_found'],
    verb: previewNewsletter,
  }),
  post(`${PATH}/{id}/tests`, {
    for: 'staff',
    summary: 'Mail a newsletter to oneself',
    description: 'As it is saved, once in each language, to the member of staff who asks.',
    input: newsletterIdInput,
    view: nothing,
    problems: ['newsletter_not_found'],
    verb: sendTestNewsletter,
  }),
  post(`${PATH}/{id}/sending`, {
    for: 'admin',
    summary: 'Send a newsletter',
    description:
      'To its segment, at once or, with `at`, later. Who gets it is fixed when the sending begins; each of them is asked for consent again before their mail. For admins.',
    input: sendNewsletterInput,
    view: newsletterView,
    problems: ['newsletter_not_found', 'changed', 'not_a_draft', 'incomplete', 'nobody', 'in_the_past'],
    verb: answerWith(sendNewsletter, getNewsletter),
  }),
  post(`${PATH}/{id}/steps`, {
    for: 'admin',
    summary: 'Withdraw, pause, resume or stop a newsletter',
    description:
      'What is scheduled can be withdrawn; what is being sent, paused and resumed, or stopped for good. A batch that is on its way is finished. For admins.',
    input: changeSendingInput,
    view: newsletterView,
    problems: ['newsletter_not_found', 'wrong_state'],
    verb: answerWith(changeSending, getNewsletter),
  }),
]
