const en = {
  confirm: {
    subject: (product: string) => `Shall we tell you when ${product} is back?`,
    title: 'Is this your address?',
    intro: (product: string) =>
      `You asked us to email you when ${product} is back in stock. Confirm your address, and we will: once, as soon as there is more.`,
    action: 'Yes, tell me',
    notYou: 'If you didn’t ask for this, ignore this email. You won’t hear from us about it.',
  },
  back: {
    subject: (product: string) => `${product} is back`,
    title: 'It’s back.',
    intro: (product: string, price: string) =>
      `${product} is in stock again, at ${price}. You asked us to tell you, so you’re among the first to know.`,
    action: 'Get yours',
    hint: 'We keep none aside: first come, first served.',
    foot: 'You get this email because you asked to be told when this product is back. We write about it only once.',
    stop: 'Don’t email me about products that are back',
  },
}

const th: typeof en = {
  confirm: {
    subject: (product) => `ให้เราแจ้งเมื่อ${product}กลับมาไหม`,
    title: 'อีเมลนี้เป็นของคุณใช่ไหม',
    intro: (product) => `คุณขอให้เราส่งอีเมลเมื่อ${product}กลับมามีสินค้า ยืนยันอีเมลก่อน แล้วเราจะแจ้งครั้งเดียวทันทีที่ของมา`,
    action: 'ใช่ แจ้งเลย',
    notYou: 'ถ้าคุณไม่ได้ขอไว้ ไม่ต้องทำอะไร เราจะไม่ส่งอีเมลเรื่องนี้อีก',
  },
  back: {
    subject: (product) => `${product}กลับมาแล้ว`,
    title: 'ของมาแล้ว',
    intro: (product, price) => `${product}มีสินค้าแล้ว ราคา ${price} คุณขอให้เราแจ้งไว้ จึงบอกให้รู้ก่อนใคร`,
    action: 'ซื้อเลย',
    hint: 'เราไม่ได้กันของไว้ให้ มาก่อนได้ก่อน',
    foot: 'คุณได้รับอีเมลนี้เพราะขอให้แจ้งเมื่อสินค้านี้กลับมา เราส่งเรื่องนี้เพียงครั้งเดียว',
    stop: 'ไม่รับอีเมลแจ้งสินค้ากลับมา',
  },
}

export const backInStockTexts = { en, th }
