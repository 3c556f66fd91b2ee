import type { PaperMessages } from '#shared/messages/en/orders/papers.ts'

export const papers: PaperMessages = {
  documents: {
    title: 'เอกสารภาษี',
    invoice: 'ใบกำกับภาษี',
    credit_note: 'ใบลดหนี้',
    open: 'เปิดไฟล์ PDF',
  },
  voucher: {
    title: 'บัตรของขวัญ',
    hint: 'พิมพ์ขนาด A6 แล้วมอบด้วยมือได้เลย ใครถือบัตรก็ใช้ได้',
    print: 'เปิดบัตรเพื่อพิมพ์',
  },
  refunds: {
    title: 'การคืนเงิน',
    standings: { pending: 'กำลังดำเนินการคืนเงิน', settled: 'คืนเงินให้คุณแล้ว' },
    surplus: 'ยอดที่ชำระเกิน',
  },
}
