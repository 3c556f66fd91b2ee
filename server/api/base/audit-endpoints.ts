import { listAudit, listSecurityEvents } from '#domain/base/audit/index.ts'
import { listAuditInput, listSecurityEventsInput } from '#domain/base/audit/schemas.ts'
import { auditList, securityEventList } from '#domain/base/audit/views.ts'
import { adminRead, endpoint, type Endpoint, ok } from '../endpoint.ts'

export const auditEndpoints: Endpoint[] = [
  endpoint({
    ...adminRead,
    path: '/api/staff/audit',
    summary: 'List the audit log',
    description:
      'Who did what to whom, and how it was before; newest first, a page at a time. By person, action, text or value, days, and the id of what it is about. For admins.',
    input: listAuditInput,
    response: auditList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listAudit(ctx, input)),
  }),
  endpoint({
    ...adminRead,
    path: '/api/staff/audit/sign-ins',
    summary: 'List sign-ins and refusals',
    description:
      'Who signed in, failed to, or asked for what they may not do, counted by the hour and kept for 90 days. For admins.',
    input: listSecurityEventsInput,
    response: securityEventList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listSecurityEvents(ctx, input)),
  }),
]
