import {
  addContactThreadNote,
  answerContactThread,
  changeContactThreadState,
  getStaffContactThread,
  listContactThreads,
} from '#domain/customers/contact-threads/index.ts'
import {
  addContactThreadNoteInput,
  answerContactThreadInput,
  changeContactThreadStateInput,
  getStaffContactThreadInput,
  listContactThreadsInput,
} from '#domain/customers/contact-threads/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { contactThreadList, staffContactThreadView } from '#domain/customers/contact-threads/views.ts'
import { type Answer, bodyProblems, type Endpoint, endpoint, ok, staffRead, staffWrite } from '../endpoint.ts'

/** The thread as it is now: what every change answers. */
const threadNow = async (ctx: Ctx, id: string): Promise<Answer> =>
  ok(await getStaffContactThread(ctx, { id }))

/* People write on the shop's own page only: its form keeps programs out. */
export const contactThreadEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/contact-threads',
    formerPaths: ['/api/staff/messages'],
    summary: 'List what people wrote to the shop',
    description:
      'A page at a time, those that were written in last first: by state, topic, and a part of the name, email address, number or text. For staff.',
    input: listContactThreadsInput,
    response: contactThreadList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listContactThreads(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/contact-threads/{id}',
    formerPaths: ['/api/staff/messages/{id}'],
    summary: 'Get a message with its answers',
    description: 'With the notes of the team, the oldest first. For staff.',
    input: getStaffContactThreadInput,
    response: staffContactThreadView,
    problems: ['invalid_request', 'thread_not_found'],
    run: async (ctx, input) => ok(await getStaffContactThread(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/contact-threads/{threadId}/answers',
    formerPaths: ['/api/staff/messages/{threadId}/answers'],
    summary: 'Answer a message',
    description:
      'It is mailed to the sender, in their language around it. Send the id of the last message that you read. For staff.',
    input: answerContactThreadInput,
    response: staffContactThreadView,
    problems: [...bodyProblems, 'thread_not_found', 'changed'],
    async run(ctx, input) {
      const result = await answerContactThread(ctx, input)
      return result.ok ? threadNow(ctx, input.threadId) : { problem: result.reason }
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/contact-threads/{threadId}/notes',
    formerPaths: ['/api/staff/messages/{threadId}/notes'],
    summary: 'Leave a note at a message',
    description: 'For the team. It is part of what the sender gets when they ask for their data. For staff.',
    input: addContactThreadNoteInput,
    response: staffContactThreadView,
    problems: [...bodyProblems, 'thread_not_found'],
    async run(ctx, input) {
      await addContactThreadNote(ctx, input)
      return threadNow(ctx, input.threadId)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/contact-threads/{threadId}/states',
    formerPaths: ['/api/staff/messages/{threadId}/states'],
    summary: 'Close a message, or open it again',
    description: 'What its sender writes opens it in any case. For staff.',
    input: changeContactThreadStateInput,
    response: staffContactThreadView,
    problems: [...bodyProblems, 'thread_not_found'],
    async run(ctx, input) {
      await changeContactThreadState(ctx, input)
      return threadNow(ctx, input.threadId)
    },
  }),
]
