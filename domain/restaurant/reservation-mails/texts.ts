/** News that a guest gets about their table. */
export const RESERVATION_NEWS = ['confirmed', 'changed', 'cancelled', 'reminder', 'offer'] as const
export type ReservationNews = (typeof RESERVATION_NEWS)[number]

type NewsTexts = { subject: (when: string) => string; title: string; intro: string }

const en = {
  news: {
    confirmed: {
      subject: (when) => `Your table at KROK: ${when}`,
      title: 'Your table is reserved',
      intro: 'We’re looking forward to cooking for you.',
    },
    changed: {
      subject: (when) => `Your table has changed: ${when}`,
      title: 'Your reservation has changed',
      intro: 'This is what we have for you now.',
    },
    cancelled: {
      subject: (when) => `Cancelled: your table, ${when}`,
      title: 'Your reservation is cancelled',
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
  waiting: {
    subject: (day: string) => `You’re on our waitlist: ${day}`,
    title: 'You’re on our waitlist',
    intro:
      'All tables are taken for now. When one becomes free, we hold it for you and email you right away.',
    see: 'See it, or leave the waitlist',
  },
  day: 'Day',
  time: 'Time',
  at: (time: string) => time,
  between: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  guests: 'Guests',
  party: (guests: number) => String(guests),
  where: 'Where',
  answerBy: (time: string) => `Please answer by ${time}. After that we offer it to the next in line.`,
  take: 'Take this table',
  change: 'Change or cancel',
  again: 'Reserve another time',
  calendar: 'The attached file puts it into your calendar.',
  questions: (phone: string) => `Any questions, or running late? Call ${phone}.`,
  file: 'table-at-krok.ics',
}

const th: typeof en = {
  news: {
    confirmed: {
      subject: (when) => `จองโต๊ะที่ KROK แล้ว: ${when}`,
      title: 'จองโต๊ะเรียบร้อยแล้ว',
      intro: 'ครัวของเรารอต้อนรับคุณ แล้วพบกัน',
    },
    changed: {
      subject: (when) => `เปลี่ยนการจองแล้ว: ${when}`,
      title: 'เปลี่ยนการจองให้แล้ว',
      intro: 'ข้อมูลล่าสุดของคุณอยู่ด้านล่าง',
    },
    cancelled: {
      subject: (when) => `ยกเลิกการจองแล้ว: ${when}`,
      title: 'ยกเลิกการจองให้แล้ว',
      intro: 'เราไม่ได้เก็บโต๊ะนี้ไว้ให้คุณแล้ว หวังว่าจะได้ต้อนรับคุณในโอกาสหน้า',
    },
    reminder: {
      subject: (when) => `แล้วพบกัน: ${when}`,
      title: 'ใกล้ถึงเวลาแล้ว',
      intro: 'เราเตรียมโต๊ะไว้ให้คุณแล้ว ถ้ามาไม่ได้ กรุณายกเลิก เพื่อให้คนที่รออยู่ได้โต๊ะ',
    },
    offer: {
      subject: (when) => `มีโต๊ะว่างแล้ว: ${when}`,
      title: 'มีโต๊ะว่างสำหรับคุณ',
      intro: 'คุณอยู่ในรายชื่อสำรองของเรา ตอนนี้มีโต๊ะว่างแล้ว กรุณายืนยันภายในเวลาที่กำหนด',
    },
  },
  waiting: {
    subject: (day) => `คุณอยู่ในรายชื่อสำรอง: ${day}`,
    title: 'คุณอยู่ในรายชื่อสำรอง',
    intro: 'ตอนนี้โต๊ะเต็มแล้ว เมื่อมีโต๊ะว่าง เราจะเก็บไว้ให้คุณและส่งอีเมลบอกทันที',
    see: 'ดูรายละเอียดหรือยกเลิกการรอ',
  },
  day: 'วันที่',
  time: 'เวลา',
  at: (time) => `${time} น.`,
  between: (from, until) => (from === until ? `${from} น.` : `${from}–${until} น.`),
  guests: 'จำนวน',
  party: (guests) => `${guests} คน`,
  where: 'สถานที่',
  answerBy: (time) => `กรุณายืนยันก่อนเวลา ${time} น. หลังจากนั้นเราจะเสนอโต๊ะให้คนถัดไป`,
  take: 'รับโต๊ะนี้',
  change: 'เปลี่ยนหรือยกเลิก',
  again: 'จองเวลาอื่น',
  calendar: 'เปิดไฟล์แนบเพื่อเพิ่มลงปฏิทิน',
  questions: (phone) => `มีคำถามหรือจะมาสาย โทรหาเราได้ที่ ${phone}`,
  file: 'table-at-krok.ics',
}

export const reservationTexts = { en, th }
