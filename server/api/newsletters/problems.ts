import type { Problem } from '../problems.ts'

export const newsletterProblems = {
  subscriber_not_found: { status: 404, en: 'There is no such subscriber.', th: 'ไม่พบผู้รับจดหมายข่าวนี้' },
  newsletter_not_found: { status: 404, en: 'No newsletter has this id.', th: 'ไม่พบจดหมายข่าวนี้' },
  not_a_draft: {
    status: 409,
    en: 'Only a draft can be edited, deleted or sent.',
    th: 'แก้ ลบ หรือส่งได้เฉพาะฉบับร่าง',
  },
  incomplete: {
    status: 409,
    en: 'The newsletter lacks something. See `faults`.',
    th: 'จดหมายข่าวยังไม่ครบ ดู `faults`',
  },
  nobody: { status: 409, en: 'Nobody would get it.', th: 'ไม่มีใครที่จะได้รับ' },
  in_the_past: { status: 409, en: 'This time is in the past.', th: 'เวลานี้ผ่านไปแล้ว' },
} satisfies Record<string, Problem>
