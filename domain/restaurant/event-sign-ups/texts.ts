import type { EventNews } from '#shared/restaurant/event-fields.ts'

type NewsTexts = { subject: (event: string) => string; title: string; intro: string }

const en = {
  news: {
    confirm: {
      subject: (event) => `Please confirm: ${event}`,
      title: 'One more step',
      intro:
        'Somebody has signed up with your address. If it was you, please confirm within two hours: after that, your place goes to somebody else. If it wasn’t, you don’t have to do anything.',
    },
    booked: {
      subject: (event) => `You’re coming: ${event}`,
      title: 'Your seats are kept',
      intro:
        'We’re looking forward to you. You pay at the event, by card or cash; there is nothing to pay now.',
    },
    waiting: {
      subject: (event) => `You’re on the waitlist: ${event}`,
      title: 'You’re on the waitlist',
      intro:
        'All seats are taken at the moment. If enough seats open up they’re yours, and we email you right away.',
    },
    known: {
      subject: (event) => `You’ve signed up already: ${event}`,
      title: 'You’ve signed up already',
      intro:
        'Somebody has just signed up with your address again. Nothing has changed; here is what we have.',
    },
    promoted: {
      subject: (event) => `Seats for you: ${event}`,
      title: 'You’re off the waitlist',
      intro:
        'Seats became free, and they are yours now. If you can’t come any more, please cancel: others are waiting.',
    },
    changed: {
      subject: (event) => `Your seats have changed: ${event}`,
      title: 'We’ve changed your seats',
      intro: 'This is what we have for you now.',
    },
    called_off: {
      subject: (event) => `Cancelled: your seats for ${event}`,
      title: 'Your sign-up is cancelled',
      intro:
        'You’re no longer on the list. Thank you for telling us; somebody else is happy about the seats.',
    },
    event_changed: {
      subject: (event) => `New details: ${event}`,
      title: 'When or where has changed',
      intro:
        'Please check whether it still suits you. If it doesn’t, you can change or cancel your seats below.',
    },
    event_postponed: {
      subject: (event) => `Postponed: ${event}`,
      title: 'This event is postponed',
      intro:
        'We’re sorry. You keep your seats, or your place on the waitlist, and we email you the new date as soon as it is set. If you’d rather not wait, you can cancel below.',
    },
    event_rescheduled: {
      subject: (event) => `The date is set: ${event}`,
      title: 'It’s on: the date is set',
      intro:
        'Thank you for waiting. You still have your seats, or your place on the waitlist. If this date doesn’t suit you, you can change or cancel below.',
    },
    event_cancelled: {
      subject: (event) => `Cancelled: ${event}`,
      title: 'This event is cancelled',
      intro: 'We’re sorry. You don’t have to do anything, and there is nothing to pay.',
    },
    reminder: {
      subject: (event) => `See you soon: ${event}`,
      title: 'See you soon',
      intro: 'It’s almost time. If you can’t come, please cancel, so that somebody else can.',
    },
  } satisfies Record<EventNews, NewsTexts> as Record<EventNews, NewsTexts>,
  event: 'Event',
  when: 'When',
  where: 'Where',
  seats: 'Seats',
  price: 'Price',
  perSeat: (price: string) => `${price} a seat, paid at the event`,
  free: 'Free',
  confirm: 'Confirm',
  change: 'Change or cancel',
  see: 'See the event',
  otherEvents: 'See other events',
  map: 'Map',
  dateFollows: 'Postponed – new date follows',
  calendar: {
    PUBLISH: 'The attached file puts it into your calendar.',
    CANCEL: 'The attached file takes it out of your calendar.',
  },
  fromTo: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  youGetThis: (event: string) => `You get this because you signed up for “${event}”.`,
  questions: (email: string, phone: string) => `Any questions? Write to ${email} or call ${phone}.`,
  file: 'event.ics',
}

const th: typeof en = {
  news: {
    confirm: {
      subject: (event) => `รอคุณยืนยัน: ${event}`,
      title: 'เหลืออีกขั้นเดียว',
      intro: 'มีการลงชื่อด้วยอีเมลของคุณ ถ้าเป็นคุณ กดยืนยันภายในสองชั่วโมง หลังจากนั้นที่นั่งจะเป็นของคนอื่น ถ้าไม่ใช่ คุณไม่ต้องทำอะไร',
    },
    booked: {
      subject: (event) => `ยืนยันที่นั่ง: ${event}`,
      title: 'เราเก็บที่นั่งไว้ให้คุณแล้ว',
      intro: 'แล้วพบกัน ชำระเงินที่งานด้วยบัตรหรือเงินสด ตอนนี้ยังไม่ต้องชำระอะไร',
    },
    waiting: {
      subject: (event) => `คุณอยู่ในรายชื่อสำรอง: ${event}`,
      title: 'คุณอยู่ในรายชื่อสำรอง',
      intro: 'ตอนนี้ที่นั่งเต็มแล้ว เมื่อมีที่ว่างพอ ที่นั่งจะเป็นของคุณ และเราจะส่งอีเมลบอกทันที',
    },
    known: {
      subject: (event) => `คุณลงชื่อไว้แล้ว: ${event}`,
      title: 'คุณลงชื่อไว้แล้ว',
      intro: 'เมื่อครู่มีการลงชื่อด้วยอีเมลของคุณอีกครั้ง ไม่มีอะไรเปลี่ยนแปลง ข้อมูลที่เรามีอยู่ด้านล่าง',
    },
    promoted: {
      subject: (event) => `ได้ที่นั่งแล้ว: ${event}`,
      title: 'คุณได้ที่นั่งแล้ว',
      intro: 'มีที่ว่าง และตอนนี้เป็นของคุณ ถ้ามาไม่ได้แล้ว กรุณายกเลิก ยังมีคนรออยู่',
    },
    changed: {
      subject: (event) => `เปลี่ยนที่นั่งแล้ว: ${event}`,
      title: 'เปลี่ยนที่นั่งให้แล้ว',
      intro: 'ข้อมูลล่าสุดของคุณอยู่ด้านล่าง',
    },
    called_off: {
      subject: (event) => `ยกเลิกที่นั่งแล้ว: ${event}`,
      title: 'ยกเลิกที่นั่งให้แล้ว',
      intro: 'เรานำชื่อคุณออกแล้ว ขอบคุณที่บอกเรา ที่นั่งนี้จะเป็นของคนอื่นต่อไป',
    },
    event_changed: {
      subject: (event) => `มีการเปลี่ยนแปลง: ${event}`,
      title: 'เวลาหรือสถานที่เปลี่ยน',
      intro: 'กรุณาดูว่ายังสะดวกไหม ถ้าไม่สะดวก เปลี่ยนหรือยกเลิกที่นั่งได้ด้านล่าง',
    },
    event_postponed: {
      subject: (event) => `เลื่อนงาน: ${event}`,
      title: 'งานนี้เลื่อนออกไปก่อน',
      intro:
        'ขออภัยเป็นอย่างยิ่ง เรายังเก็บที่นั่งหรือลำดับสำรองไว้ให้คุณ ได้วันใหม่เมื่อไรจะส่งอีเมลบอกทันที ถ้าไม่สะดวกรอ ยกเลิกได้ด้านล่าง',
    },
    event_rescheduled: {
      subject: (event) => `ได้วันแล้ว: ${event}`,
      title: 'กำหนดวันจัดงานแล้ว',
      intro: 'ขอบคุณที่รอ ที่นั่งหรือลำดับสำรองของคุณยังอยู่ ถ้าวันนี้ไม่สะดวก เปลี่ยนหรือยกเลิกได้ด้านล่าง',
    },
    event_cancelled: {
      subject: (event) => `ยกเลิกงาน: ${event}`,
      title: 'งานนี้ยกเลิก',
      intro: 'ขออภัยเป็นอย่างยิ่ง คุณไม่ต้องทำอะไร และไม่มีค่าใช้จ่าย',
    },
    reminder: {
      subject: (event) => `ใกล้ถึงวันแล้ว: ${event}`,
      title: 'แล้วพบกัน',
      intro: 'ใกล้ถึงเวลาแล้ว ถ้ามาไม่ได้ กรุณายกเลิก เพื่อให้คนอื่นได้มา',
    },
  },
  event: 'กิจกรรม',
  when: 'เวลา',
  where: 'สถานที่',
  seats: 'ที่นั่ง',
  price: 'ราคา',
  perSeat: (price) => `ที่นั่งละ ${price} ชำระที่งาน`,
  free: 'ฟรี',
  confirm: 'ยืนยัน',
  change: 'เปลี่ยนหรือยกเลิก',
  see: 'ดูกิจกรรม',
  otherEvents: 'ดูกิจกรรมอื่น',
  map: 'แผนที่',
  dateFollows: 'เลื่อนออกไปก่อน จะแจ้งวันใหม่ให้ทราบ',
  calendar: { PUBLISH: 'เปิดไฟล์แนบเพื่อเพิ่มลงปฏิทิน', CANCEL: 'เปิดไฟล์แนบเพื่อนำออกจากปฏิทิน' },
  fromTo: (day, from, to) => `${day} เวลา ${from}–${to} น.`,
  youGetThis: (event) => `คุณได้รับอีเมลนี้เพราะลงชื่อร่วมงาน “${event}”`,
  questions: (email, phone) => `มีคำถาม เขียนถึง ${email} หรือโทร ${phone}`,
  file: 'event.ics',
}

export const eventTexts = { en, th }
