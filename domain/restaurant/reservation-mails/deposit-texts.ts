const en = {
  due: {
    subject: (when: string) => `Pay your deposit to keep your table: ${when}`,
    title: 'Your table is waiting for its deposit',
    intro: (time: string) =>
      `We’re keeping a table for you until ${time}. It’s yours as soon as the deposit is paid. We take it off your bill.`,
    button: 'Pay the deposit',
    rule: (when: string) => `If you cancel before ${when}, you get all of it back.`,
  },
  late: {
    subject: 'Your deposit came too late, and goes back to you',
    title: 'We couldn’t keep your table',
    intro:
      'Your deposit arrived after we had stopped waiting for it, so the table isn’t reserved. We’re giving all of it back, the way you paid.',
    button: 'Reserve another time',
  },
  deposit: 'Deposit',
  refunded: (amount: string) => `Your deposit of ${amount} goes back to you, the way you paid.`,
  kept: (amount: string) =>
    `You cancelled after the last moment for a refund, so we keep the deposit of ${amount}. If somebody in your party has died or is in hospital, call us and we refund it in full.`,
  jars: (numbers: string) =>
    `Your jars (${numbers}) wait for you at the restaurant: collect them whenever you like.`,
}

const th: typeof en = {
  due: {
    subject: (when) => `ชำระมัดจำเพื่อยืนยันโต๊ะ: ${when}`,
    title: 'โต๊ะของคุณรอมัดจำอยู่',
    intro: (time) => `เราเก็บโต๊ะไว้ให้คุณถึง ${time} น. ชำระมัดจำแล้วโต๊ะเป็นของคุณทันที และเราจะหักมัดจำออกจากค่าอาหาร`,
    button: 'ชำระมัดจำ',
    rule: (when) => `ยกเลิกก่อน ${when} น. รับเงินคืนเต็มจำนวน`,
  },
  late: {
    subject: 'มัดจำมาช้ากว่ากำหนด เราคืนเงินให้คุณ',
    title: 'เราเก็บโต๊ะไว้ให้ไม่ได้แล้ว',
    intro: 'มัดจำเข้ามาหลังหมดเวลารอ โต๊ะนี้จึงไม่ได้จองไว้ เราคืนเงินให้เต็มจำนวนทางช่องทางที่คุณชำระ',
    button: 'จองเวลาอื่น',
  },
  deposit: 'มัดจำ',
  refunded: (amount) => `เราคืนมัดจำ ${amount} ให้คุณทางช่องทางที่คุณชำระ`,
  kept: (amount) =>
    `คุณยกเลิกหลังเวลาที่ขอคืนมัดจำได้ เราจึงเก็บมัดจำ ${amount} ไว้ หากมีผู้เสียชีวิตหรือต้องเข้าโรงพยาบาล กรุณาโทรหาเรา เราคืนมัดจำให้เต็มจำนวน`,
  jars: (numbers) => `สินค้าของคุณ (${numbers}) รออยู่ที่ร้าน แวะมารับได้เมื่อสะดวก`,
}

export const depositTexts = { en, th }
