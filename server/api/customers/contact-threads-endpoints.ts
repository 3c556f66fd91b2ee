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
import { answerWith, type Endpoint, get, post } from '../endpoint.ts'

/** The thread as it is now: what every change answers. */
const threadNow = (ctx: Ctx, { threadId: id }: { threadId: string }) => getStaffContactThread(ctx, { id })

/* People write on the shop's own page only: its form keeps programs out. */
export const contactThreadEndpoints: Endpoint[] = [
  get('/api/staff/contact-threads', {
    for: 'staff',
    formerPaths: ['/api/staff/messages'],
    summary: 'List what people wrote to the shop',
    description:
      'A page at a time, those that were written in last first: by state, topic, and a part of the name, email address, number or text. For staff.',
    input: listContactThreadsInput,
    view: contactThreadList,
    verb: listContactThreads,
  }),
  get('/api/staff/contact-threads/{id}', {
    for: 'staff',
    formerPaths: ['/api/staff/messages/{id}'],
    summary: 'Get a message with its answers',
    description: 'With the notes of the team, the oldest first. For staff.',
    input: getStaffContactThreadInput,
    view: staffContactThreadView,
    problems: ['thread_not_found'],
    verb: getStaffContactThread,
  }),
  post('/api/staff/contact-threads/{threadId}/answers', {
    for: 'staff',
    formerPaths: ['/api/staff/messages/{threadId}/answers'],
    summary: 'Answer a message',
    description:
      'It is mailed to the sender, in their language around it. Send the id of the last message that you read. For staff.',
    input: answerContactThreadInput,
    view: staffContactThreadView,
    problems: ['thread_not_found', 'changed'],
    verb: answerWith(answerContactThread, threadNow),
  }),
  post('/api/staff/contact-threads/{threadId}/notes', {
    for: 'staff',
    formerPaths: ['/api/staff/messages/{threadId}/notes'],
    summary: 'Leave a note at a message',
    description: 'For the team. It is part of what the sender gets when they ask for their data. For staff.',
    input: addContactThreadNoteInput,
    view: staffContactThreadView,
    problems: ['thread_not_found'],
    verb: answerWith(addContactThreadNote, threadNow),
  }),
  post('/api/staff/contact-threads/{threadId}/states', {
    for: 'staff',
    formerPaths: ['/api/staff/messages/{threadId}/states'],
    summary: 'Close a message, or open it again',
    description: 'What its sender writes opens it in any case. For staff.',
    input: changeContactThreadStateInput,
    view: staffContactThreadView,
    problems: ['thread_not_found'],
    verb: answerWith(changeContactThreadState, threadNow),
  }),
]
