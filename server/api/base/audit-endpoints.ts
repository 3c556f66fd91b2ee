import { listAudit, listSecurityEvents } from '#domain/base/audit/index.ts'
import { listAuditInput, listSecurityEventsInput } from '#domain/base/audit/schemas.ts'
import { auditList, securityEventList } from '#domain/base/audit/views.ts'
import { type Endpoint, get } from '../endpoint.ts'

export const auditEndpoints: Endpoint[] = [
  get('/api/staff/audit', {
    for: 'admin',
    summary: 'List the audit log',
    description:
      'Who did what to whom, and how it was before; newest first, a page at a time. By person, action, text or value, days, and the id of what it is about. For admins.',
    input: listAuditInput,
    view: auditList,
    verb: listAudit,
  }),
  get('/api/staff/audit/sign-ins', {
    for: 'admin',
    summary: 'List sign-ins and refusals',
    description:
      'Who signed in, failed to, or asked for what they may not do, counted by the hour and kept for 90 days. For admins.',
    input: listSecurityEventsInput,
    view: securityEventList,
    verb: listSecurityEvents,
  }),
]
