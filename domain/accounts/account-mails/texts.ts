import type { Locale } from '#shared/kernel/locale.ts'
import { khun } from '#shared/messages/th/khun.ts'

const en = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  notYou: 'Wasn’t this you?',
  toSignIn: 'Go to sign-in',

  code: {
    life: (minutes: number) =>
      `It works once, for ${minutes} minutes, in the browser where you asked for it. We never ask for it by phone or email.`,
    signin: {
      subject: 'Your KROK sign-in code',
      intro: 'Use this code to sign in:',
      notYou:
        'Then someone knows your password. Change it now: choose “Forgot password?” at sign-in. Don’t share this code with anyone: without it, nobody gets in.',
    },
    password_change: {
      subject: 'Your code for a new KROK password',
      intro: 'Use this code to confirm your new password:',
      notYou:
        'Then someone knows your password and is in your account. Don’t share this code with anyone, and set a new password now: choose “Forgot password?” at sign-in. That also signs out every device.',
    },
  },

  verification: {
    subject: 'Confirm your email address',
    intro: 'Thank you for joining KROK. Confirm that this address is yours, and your account is ready.',
    action: 'Confirm my address',
    life: 'The link works for 24 hours.',
    notYou:
      'If you didn’t sign up at KROK, you don’t need to do anything: nobody can sign in without your confirmation.',
  },

  accountExists: {
    subject: 'You already have a KROK account',
    intro:
      'Someone just tried to sign up at KROK with your address. You already have an account with it, and nothing in it has changed.',
    ifYou:
      'If it was you, sign in as usual. If you’ve forgotten your password, choose “Forgot password?” there and set a new one.',
    ifNotYou: 'If it wasn’t you, you don’t need to do anything.',
  },

  reset: {
    subject: 'Set a new KROK password',
    intro: 'You asked to set a new password. Use the button below:',
    action: 'Set a new password',
    life: 'The link works once, for 1 hour. Setting a new password signs out every device.',
    notYou: 'If you didn’t ask for this, ignore this email. Your password stays as it is.',
  },

  passwordChanged: {
    subject: 'Your KROK password was changed',
    intro:
      'The password of your KROK account has been changed. If that was you, you don’t need to do anything.',
    notYou: (email: string, phone: string) =>
      `Set a new password now: choose “Forgot password?” at sign-in. Then let us know at ${email} or ${phone}.`,
  },

  welcome: {
    subject: 'Welcome to KROK',
    title: (firstName: string) => `Welcome, ${firstName}!`,
    intro:
      'Your address is confirmed and your account is ready. Your cart comes with you to every device, and your orders are in one place.',
    tonight: 'So what are you cooking tonight? Our curry pastes and sauces are waiting.',
    action: 'Shop now',
  },

  invitation: {
    subject: 'Your KROK account is waiting',
    intro:
      'We’ve opened a KROK account for you, with all your orders in one place. Set a password and it’s yours.',
    action: 'Set my password',
    life: 'The link works once, for 7 days. After that, choose “Forgot password?” at sign-in and we’ll send you a new one.',
    notYou: (email: string, phone: string) =>
      `If you’d rather not have an account, tell us at ${email} or ${phone} and we’ll remove it.`,
  },

  settingsChanged: {
    subjects: {
      bank: 'The shop’s bank account was changed',
      mail: 'The sender of the shop’s emails was changed',
      backups: 'The key of the shop’s backups was changed',
    },
    fields: {
      account: 'Bank account',
      fromName: 'Name',
      fromAddress: 'Address',
      recipient: 'Public key',
    },
    from: 'In effect from',
    by: 'Changed by',
    withdrawn: {
      subjects: {
        bank: 'A planned change of the shop’s bank account was withdrawn',
        mail: 'A planned change of the sender of the shop’s emails was withdrawn',
        backups: 'A planned change of the key of the shop’s backups was withdrawn',
      },
      from: 'Was planned from',
      by: 'Withdrawn by',
    },
    notYou: 'Did nobody on the team do this?',
    whatToDo:
      'Put the old values back in the settings right away, sign the person out everywhere under Team, and set new passwords. Every admin gets this email.',
    action: 'Open the settings',
  },

  backupFailed: {
    notMade: 'No backup was made last night',
    notProved: 'Last night’s backup could not be restored',
    findings: 'The books in last night’s backup don’t agree',
    why: 'Reason',
    detail: 'In detail',
    last: 'Newest good backup',
    never: 'none yet',
    whatToDo:
      'The shop itself goes on as before. Look at the reason, put it right and make a backup by hand: what is sold until then is in none.',
    action: 'Open the backups',
  },
}

const th: typeof en = {
  greeting: (firstName) => `สวัสดี ${khun(firstName)}`,
  notYou: 'ไม่ใช่คุณใช่ไหม',
  toSignIn: 'ไปที่หน้าเข้าสู่ระบบ',

  code: {
    life: (minutes) =>
      `รหัสนี้ใช้ได้ครั้งเดียวภายใน ${minutes} นาที ในเบราว์เซอร์ที่คุณขอรหัสไว้ เราไม่เคยขอรหัสนี้ทางโทรศัพท์หรืออีเมล`,
    signin: {
      subject: 'รหัสยืนยันการเข้าสู่ระบบ KROK ของคุณ',
      intro: 'ใช้รหัสยืนยันนี้เพื่อเข้าสู่ระบบ',
      notYou:
        'แสดงว่ามีคนรู้รหัสผ่านของคุณ รีบเปลี่ยนรหัสผ่านทันที โดยเลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ และอย่าบอกรหัสนี้กับใคร ถ้าไม่มีรหัสนี้ก็ไม่มีใครเข้าบัญชีของคุณได้',
    },
    password_change: {
      subject: 'รหัสยืนยันการเปลี่ยนรหัสผ่าน KROK ของคุณ',
      intro: 'ใช้รหัสยืนยันนี้เพื่อเปลี่ยนรหัสผ่าน',
      notYou:
        'แสดงว่ามีคนรู้รหัสผ่านและกำลังใช้บัญชีของคุณอยู่ อย่าบอกรหัสนี้กับใคร และรีบตั้งรหัสผ่านใหม่ทันที โดยเลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ ทุกอุปกรณ์จะออกจากระบบด้วย',
    },
  },

  verification: {
    subject: 'ยืนยันอีเมลของคุณ',
    intro: 'ขอบคุณที่สมัครสมาชิกกับ KROK กดยืนยันว่าอีเมลนี้เป็นของคุณ แล้วเริ่มใช้บัญชีได้เลย',
    action: 'ยืนยันอีเมล',
    life: 'ลิงก์นี้ใช้ได้ภายใน 24 ชั่วโมง',
    notYou: 'หากคุณไม่ได้สมัครสมาชิกกับ KROK ไม่ต้องทำอะไร ถ้าไม่กดยืนยัน ก็ไม่มีใครเข้าสู่ระบบด้วยอีเมลนี้ได้',
  },

  accountExists: {
    subject: 'คุณมีบัญชี KROK อยู่แล้ว',
    intro: 'เมื่อสักครู่มีคนสมัครสมาชิก KROK ด้วยอีเมลของคุณ ซึ่งมีบัญชีอยู่แล้ว ข้อมูลในบัญชียังเหมือนเดิมทุกอย่าง',
    ifYou: 'หากเป็นคุณเอง เข้าสู่ระบบได้ตามปกติ หากลืมรหัสผ่าน เลือก “ลืมรหัสผ่าน?” ที่หน้านั้นเพื่อตั้งรหัสผ่านใหม่',
    ifNotYou: 'หากไม่ใช่คุณ ไม่ต้องทำอะไร',
  },

  reset: {
    subject: 'ตั้งรหัสผ่านใหม่สำหรับ KROK',
    intro: 'คุณขอตั้งรหัสผ่านใหม่ กดปุ่มด้านล่างได้เลย',
    action: 'ตั้งรหัสผ่านใหม่',
    life: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง เมื่อตั้งรหัสผ่านใหม่แล้ว ทุกอุปกรณ์จะออกจากระบบ',
    notYou: 'หากคุณไม่ได้ขอ ไม่ต้องสนใจอีเมลนี้ รหัสผ่านของคุณยังเหมือนเดิม',
  },

  passwordChanged: {
    subject: 'รหัสผ่าน KROK ของคุณเปลี่ยนแล้ว',
    intro: 'รหัสผ่านของบัญชี KROK ของคุณเปลี่ยนเรียบร้อยแล้ว หากคุณเปลี่ยนเอง ไม่ต้องทำอะไรเพิ่ม',
    notYou: (email, phone) =>
      `รีบตั้งรหัสผ่านใหม่ทันที โดยเลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ แล้วแจ้งเราที่ ${email} หรือ ${phone}`,
  },

  welcome: {
    subject: 'ยินดีต้อนรับสู่ KROK',
    title: (firstName) => `ยินดีต้อนรับ ${khun(firstName)}`,
    intro: 'ยืนยันอีเมลเรียบร้อย บัญชีของคุณพร้อมใช้แล้ว ใช้ตะกร้าเดียวกันได้ทุกอุปกรณ์ และดูคำสั่งซื้อทั้งหมดได้ในที่เดียว',
    tonight: 'เย็นนี้ทำอะไรกินดี พริกแกงและซอสของเรารออยู่แล้ว',
    action: 'เลือกซื้อสินค้า',
  },

  settingsChanged: {
    subjects: {
      bank: 'บัญชีธนาคารของร้านเปลี่ยนแล้ว',
      mail: 'ผู้ส่งอีเมลของร้านเปลี่ยนแล้ว',
      backups: 'กุญแจสำหรับข้อมูลสำรองของร้านเปลี่ยนแล้ว',
    },
    fields: { account: 'บัญชีธนาคาร', fromName: 'ชื่อ', fromAddress: 'อีเมล', recipient: 'กุญแจสาธารณะ' },
    from: 'มีผลตั้งแต่',
    by: 'ผู้เปลี่ยน',
    withdrawn: {
      subjects: {
        bank: 'มีการยกเลิกแผนเปลี่ยนบัญชีธนาคารของร้าน',
        mail: 'มีการยกเลิกแผนเปลี่ยนผู้ส่งอีเมลของร้าน',
        backups: 'มีการยกเลิกแผนเปลี่ยนกุญแจสำหรับข้อมูลสำรองของร้าน',
      },
      from: 'เดิมจะมีผลตั้งแต่',
      by: 'ผู้ยกเลิก',
    },
    notYou: 'ไม่มีใครในทีมเปลี่ยนใช่ไหม',
    whatToDo:
      'รีบใส่ค่าเดิมกลับในหน้าการตั้งค่า ให้บัญชีนั้นออกจากระบบทุกอุปกรณ์ที่หน้าทีมงาน แล้วตั้งรหัสผ่านใหม่ ผู้ดูแลระบบทุกคนได้รับอีเมลนี้',
    action: 'เปิดการตั้งค่า',
  },

  backupFailed: {
    notMade: 'เมื่อคืนสำรองข้อมูลไม่สำเร็จ',
    notProved: 'ข้อมูลที่สำรองไว้เมื่อคืนกู้คืนไม่ได้',
    findings: 'ข้อมูลที่สำรองไว้เมื่อคืนมีรายการไม่ตรงกัน',
    why: 'สาเหตุ',
    detail: 'รายละเอียด',
    last: 'ข้อมูลสำรองที่ใช้ได้ล่าสุด',
    never: 'ยังไม่มี',
    whatToDo: 'ร้านยังขายได้ตามปกติ ดูสาเหตุ แก้ไข แล้วกดสำรองข้อมูลเอง เพราะรายการที่เกิดขึ้นระหว่างนี้ยังไม่มีในข้อมูลสำรองใดเลย',
    action: 'เปิดหน้าสำรองข้อมูล',
  },

  invitation: {
    subject: 'บัญชี KROK ของคุณพร้อมแล้ว',
    intro: 'เราเปิดบัญชี KROK ไว้ให้คุณ ดูคำสั่งซื้อทั้งหมดได้ในที่เดียว ตั้งรหัสผ่านแล้วเริ่มใช้ได้เลย',
    action: 'ตั้งรหัสผ่าน',
    life: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 7 วัน หลังจากนั้น เลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ เราจะส่งลิงก์ใหม่ให้คุณ',
    notYou: (email, phone) => `หากไม่ต้องการมีบัญชี แจ้งเราที่ ${email} หรือ ${phone} เราจะลบให้`,
  },
}

export const accountTexts: Record<Locale, typeof en> = { en, th }
