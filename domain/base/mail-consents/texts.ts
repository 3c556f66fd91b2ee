const en = {
  confirmation: {
    subject: 'Confirm: Letters from the kitchen',
    intro:
      'Somebody, hopefully you, asked for KROK’s letters at this address: recipes, new jars and events, about twice a month.',
    action: 'Confirm',
    life: 'The link works for 7 days.',
    notYou:
      'If it wasn’t you, do nothing. Without that press we send you no letters, and forget your address after 7 days.',
  },
  already: {
    subject: 'You’re already on our list',
    intro:
      'Somebody, perhaps you, has just asked for KROK’s letters at this address again. You get them already, so there’s nothing to do.',
    action: 'Choose your emails',
  },
}

const th: typeof en = {
  confirmation: {
    subject: 'อีกนิดเดียว กดยืนยันรับจดหมายจากครัว KROK',
    intro: 'มีคนขอรับจดหมายจากครัว KROK ด้วยอีเมลนี้ น่าจะเป็นคุณ เราส่งสูตรอาหาร สินค้าใหม่ และกิจกรรม เดือนละราวสองครั้ง',
    action: 'ยืนยัน',
    life: 'ลิงก์นี้ใช้ได้ 7 วัน',
    notYou: 'ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร ถ้าไม่กดยืนยันเราจะไม่ส่งจดหมาย และจะลบอีเมลของคุณเมื่อครบ 7 วัน',
  },
  already: {
    subject: 'คุณรับจดหมายจากเราอยู่แล้ว',
    intro: 'มีคนขอรับจดหมายจากครัว KROK ด้วยอีเมลนี้อีกครั้ง อาจเป็นคุณ คุณรับอยู่แล้ว ไม่ต้องทำอะไรเพิ่ม',
    action: 'เลือกอีเมลที่อยากรับ',
  },
}

/** The texts of mails about subscribing. */
export const subscriptionTexts = { en, th }
