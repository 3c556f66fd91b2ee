/** What a guest is told about their table. */
export const RESERVATION_NEWS = ['confirmed', 'changed', 'cancelled', 'reminder', 'offer'] as const
export type ReservationNews = (typeof RESERVATION_NEWS)[number]

type NewsTexts = { subject: (when: string) => string; title: string; intro: string }

const en = {
  news: {
    confirmed: {
      subject: (when) => `Your table at KROK: ${when}`,
      title: 'Your table is booked',
      intro: 'We’re looking forward to cooking for you.',
    },
    changed: {
      subject: (when) => `Your table has changed: ${when}`,
      title: 'Your booking has changed',
      intro: 'This is what we have for you now.',
    },
    cancelled: {
      subject: (when) => `Cancelled: your table, ${when}`,
      title: 'Your booking is cancelled',
      intro: 'The table is no longer kept for you. We hope to see you another time.',
    },
    reminder: {
      subject: (when) => `See you soon: ${when}`,
      title: 'See you soon',
      intro: 'Your table is waiting. If you can’t come, please cancel: somebody else would love to have it.',
    },
    offer: {
      subject: (when) => `A table for you: ${when}`,
      title: 'A table is free',
      intro: 'You’re on our waitlist, and a table has become free. It’s yours if you say yes in time.',
    },
  } satisfies Record<ReservationNews, NewsTexts> as Record<ReservationNews, NewsTexts>,
  day: 'Day',
  time: 'Time',
  guests: 'Guests',
  where: 'Where',
  answerBy: (time: string) => `Please answer by ${time}. After that we offer it to the next in line.`,
  take: 'Take this table',
  change: 'Change or cancel',
  again: 'Book another time',
  calendar: 'The attached file puts it into your calendar.',
  questions: (phone: string) => `Any questions, or running late? Call ${phone}.`,
  file: 'table-at-krok.ics',
  summary: (guests: number) => `KROK, table for ${guests}`,
}

const th: typeof en = {
  news: {
    confirmed: {
      subject: (when) => `จองโต๊ะที่ KROK แล้ว: ${when}`,
      title: 'จองโต๊ะเรียบร้อยแล้ว',
      intro: 'แล้วพบกัน ครัวเรารอต้อนรับคุณอยู่',
    },
    changed: {
      subject: (when) => `เปลี่ยนการจองแล้ว: ${when}`,
      title: 'เปลี่ยนการจองให้แล้ว',
      intro: 'ข้อมูลล่าสุดของคุณอยู่ด้านล่าง',
    },
    cancelled: {
      subject: (when) => `ยกเลิกการจองแล้ว: ${when}`,
      title: 'ยกเลิกการจองให้แล้ว',
      intro: 'เราไม่ได้เก็บโต๊ะนี้ไว้ให้แล้ว หวังว่าจะได้พบกันโอกาสหน้า',
    },
    reminder: {
      subject: (when) => `แล้วพบกัน: ${when}`,
      title: 'ใกล้ถึงเวลาแล้ว',
      intro: 'โต๊ะของคุณพร้อมแล้ว ถ้ามาไม่ได้ กรุณายกเลิก เพื่อให้คนที่รออยู่ได้โต๊ะ',
    },
    offer: {
      subject: (when) => `มีโต๊ะว่างแล้ว: ${when}`,
      title: 'มีโต๊ะว่างสำหรับคุณ',
      intro: 'คุณอยู่ในคิวสำรองของเรา ตอนนี้มีโต๊ะว่างแล้ว กรุณายืนยันภายในเวลาที่กำหนด',
    },
  },
  day: 'วันที่',
  time: 'เวลา',
  guests: 'จำนวน',
  where: 'สถานที่',
  answerBy: (time) => `กรุณายืนยันก่อนเวลา ${time} น. หลังจากนั้นเราจะเสนอโต๊ะให้คิวถัดไป`,
  take: 'รับโต๊ะนี้',
  change: 'เปลี่ยนหรือยกเลิก',
  again: 'จองเวลาอื่น',
  calendar: 'เปิดไฟล์แนบเพื่อเพิ่มลงปฏิทิน',
  questions: (phone) => `มีคำถามหรือจะมาสาย โทร ${phone}`,
  file: 'table-at-krok.ics',
  summary: (guests) => `KROK โต๊ะสำหรับ ${guests} คน`,
}

export const reservationTexts = { en, th }
