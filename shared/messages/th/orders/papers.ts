import type { PaperMessages } from '#shared/messages/en/orders/papers.ts'

export const papers: PaperMessages = {
  documents: {
    title: 'เอกสารภาษี',
    invoice: 'ใบกำกับภาษี',
    credit_note: 'ใบลดหนี้',
    open: 'เปิดไฟล์ PDF',
  },
  refunds: {
    title: 'การคืนเงิน',
    standings: { pending: 'กำลังดำเนินการคืนเงิน', settled: 'คืนเงินให้คุณแล้ว' },
    surplus: 'ยอดที่ชำระเกิน',
  },
}
