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
import {
  adminWrite,
  bodyProblems,
  created,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  refused,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

const path = '/api/staff/newsletters'

export const newsletterEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path,
    summary: 'List the newsletters',
    description: 'Newest first, 25 a page, by state, with what became of their mails.',
    input: listNewslettersInput,
    response: newsletterList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listNewsletters(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path,
    summary: 'Begin a newsletter',
    description: 'As a draft, which may be unfinished.',
    input: createNewsletterInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems],
    run: async (ctx, input) => created(await createNewsletter(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: `${path}/{id}`,
    summary: 'Get a newsletter',
    description: 'With what a draft lacks, who would get it, and what became of its mails.',
    input: newsletterIdInput,
    response: newsletterView,
    problems: ['invalid_request', 'newsletter_not_found'],
    run: async (ctx, input) => ok(await getNewsletter(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: `${path}/{id}`,
    summary: 'Save a draft newsletter',
    description:
      'All of it. `version` is the one that was read; if somebody has saved it since, nothing is changed.',
    input: updateNewsletterInput,
    response: newsletterView,
    problems: [...bodyProblems, 'newsletter_not_found', 'changed', 'not_a_draft'],
    async run(ctx, input) {
      const result = await updateNewsletter(ctx, input)
      if (result.ok) return ok(await getNewsletter(ctx, { id: input.id }))
      if (result.reason === 'changed') return { problem: 'changed', details: { current: result.current } }
      return refused(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: `${path}/{id}/deletion`,
    summary: 'Delete a draft newsletter',
    description: 'What was sent, or is to be, stays on record.',
    input: newsletterIdInput,
    response: nothing,
    problems: [...bodyProblems, 'newsletter_not_found', 'not_a_draft'],
    async run(ctx, input) {
      const result = await deleteNewsletter(ctx, input)
      return result.ok ? ok({}) : refused(result)
    },
  }),
  endpoint({
    ...staffRead,
    path: `${path}/{id}/preview`,
    summary: 'Preview a newsletter',
    description: 'The mail as its reader would get it now, in one language.',
    input: previewNewsletterInput,
    response: newsletterPreview,
    problems: ['invalid_request', 'newsletter_not_found'],
    run: async (ctx, input) => ok(await previewNewsletter(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: `${path}/{id}/tests`,
    summary: 'Mail a newsletter to oneself',
    description: 'As it is saved, once in each language, to the member of staff who asks.',
    input: newsletterIdInput,
    response: nothing,
    problems: [...bodyProblems, 'newsletter_not_found'],
    async run(ctx, input) {
      await sendTestNewsletter(ctx, input)
      return ok({})
    },
  }),
  endpoint({
    ...adminWrite,
    path: `${path}/{id}/sending`,
    summary: 'Send a newsletter',
    description:
      'To its segment, at once or, with `at`, later. Who gets it is fixed when the sending begins; each of them is asked for consent again before their mail. For admins.',
    input: sendNewsletterInput,
    response: newsletterView,
    problems: [
      ...bodyProblems,
      'newsletter_not_found',
      'changed',
      'not_a_draft',
      'incomplete',
      'nobody',
      'in_the_past',
    ],
    async run(ctx, input) {
      const result = await sendNewsletter(ctx, input)
      return result.ok ? ok(await getNewsletter(ctx, { id: input.id })) : refused(result)
    },
  }),
  endpoint({
    ...adminWrite,
    path: `${path}/{id}/steps`,
    summary: 'Withdraw, pause, resume or stop a newsletter',
    description:
      'What is scheduled can be withdrawn; what is being sent, paused and resumed, or stopped for good. A batch that is on its way is finished. For admins.',
    input: changeSendingInput,
    response: newsletterView,
    problems: [...bodyProblems, 'newsletter_not_found', 'wrong_state'],
    async run(ctx, input) {
      const result = await changeSending(ctx, input)
      return result.ok ? ok(await getNewsletter(ctx, { id: input.id })) : refused(result)
    },
  }),
]
