import type { Locale } from '#shared/locale.ts'

const en = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  notYou: 'Was this not you?',
  toSignIn: 'Go to sign-in',

  code: {
    life: (minutes: number) =>
      `It works once, for ${minutes} minutes, in the browser where you asked for it. We never ask for it by phone or by mail.`,
    signin: {
      subject: 'Your KROK sign-in code',
      intro: 'With this code you sign in:',
      notYou:
        'Then somebody knows your password. Please change it now: choose “Forgot password?” at sign-in. Tell nobody this code; without it nobody gets in.',
    },
    password_change: {
      subject: 'Your code for a new KROK password',
      intro: 'With this code you confirm your new password:',
      notYou:
        'Then somebody knows your password and is in your account. Tell nobody this code, and set a new password now: choose “Forgot password?” at sign-in. That also signs out every device.',
    },
  },

  verification: {
    subject: 'Please confirm your email address',
    intro:
      'Thank you for joining KROK. Please confirm that this address is yours, and your account is ready.',
    action: 'Confirm my address',
    life: 'The link works for 24 hours.',
    notYou:
      'If you did not sign up at KROK, you need do nothing: nobody can sign in without your confirmation.',
  },

  accountExists: {
    subject: 'You already have a KROK account',
    intro:
      'Somebody has just tried to sign up at KROK with your address. You have an account with it already, and nothing about it has changed.',
    ifYou:
      'If it was you, please sign in as always. Should you have forgotten your password, choose “Forgot password?” there and set a new one.',
    ifNotYou: 'If it was not you, you need do nothing.',
  },

  reset: {
    subject: 'Set a new KROK password',
    intro: 'You asked to set a new password. This is the way:',
    action: 'Set a new password',
    life: 'The link works once, for 1 hour. With the new password every device is signed out.',
    notYou: 'If you did not ask for it, please ignore this mail. Your password stays as it is.',
  },

  passwordChanged: {
    subject: 'Your KROK password was changed',
    intro: 'The password of your KROK account has been changed. If that was you, all is well.',
    notYou: (email: string, phone: string) =>
      `Please set a new password at once: choose “Forgot password?” at sign-in. Then tell us, at ${email} or ${phone}.`,
  },

  welcome: {
    subject: 'Welcome to KROK',
    title: (firstName: string) => `Welcome, ${firstName}!`,
    intro:
      'Your address is confirmed and your account is ready. Your cart comes with you to every device, and your orders are in one place.',
    tonight: 'So what are you cooking tonight? Our curry pastes and sauces are waiting.',
    action: 'See the shop',
  },

  invitation: {
    subject: 'Your KROK account is waiting',
    intro:
      'We have opened a KROK account for you, so that you find your orders in one place. Set a password, and it is yours.',
    action: 'Set my password',
    life: 'The link works once, for 7 days. After that, choose “Forgot password?” at sign-in and we send you a new one.',
    notYou: (email: string, phone: string) =>
      `If you would rather have no account, tell us at ${email} or ${phone}, and we remove it.`,
  },
}

const th: typeof en = {
  greeting: (firstName) => `สวัสดี คุณ${firstName}`,
  notYou: 'ไม่ใช่คุณใช่ไหม',
  toSignIn: 'ไปที่หน้าเข้าสู่ระบบ',

  code: {
    life: (minutes) =>
      `รหัสนี้ใช้ได้ครั้งเดียวภายใน ${minutes} นาที ในเบราว์เซอร์ที่คุณขอรหัสไว้ เราไม่เคยขอรหัสนี้ทางโทรศัพท์หรืออีเมล`,
    signin: {
      subject: 'รหัสเข้าสู่ระบบ KROK ของคุณ',
      intro: 'กรุณาใช้รหัสนี้เพื่อเข้าสู่ระบบ',
      notYou:
        'แสดงว่ามีผู้อื่นรู้รหัสผ่านของคุณ กรุณาเปลี่ยนรหัสผ่านทันที โดยเลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ และอย่าบอกรหัสนี้กับใคร หากไม่มีรหัสนี้จะไม่มีใครเข้าบัญชีของคุณได้',
    },
    password_change: {
      subject: 'รหัสยืนยันการเปลี่ยนรหัสผ่าน KROK ของคุณ',
      intro: 'กรุณาใช้รหัสนี้เพื่อยืนยันรหัสผ่านใหม่ของคุณ',
      notYou:
        'แสดงว่ามีผู้อื่นรู้รหัสผ่านและกำลังใช้บัญชีของคุณอยู่ อย่าบอกรหัสนี้กับใคร และกรุณาตั้งรหัสผ่านใหม่ทันที โดยเลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ ทุกอุปกรณ์จะออกจากระบบด้วย',
    },
  },

  verification: {
    subject: 'กรุณายืนยันอีเมลของคุณ',
    intro: 'ขอบคุณที่สมัครสมาชิกกับ KROK กรุณายืนยันว่าอีเมลนี้เป็นของคุณ แล้วเริ่มใช้บัญชีได้เลย',
    action: 'ยืนยันอีเมล',
    life: 'ลิงก์นี้ใช้ได้ภายใน 24 ชั่วโมง',
    notYou: 'หากคุณไม่ได้สมัครสมาชิกกับ KROK ไม่ต้องทำอะไร หากคุณไม่ยืนยัน จะไม่มีใครเข้าสู่ระบบด้วยอีเมลนี้ได้',
  },

  accountExists: {
    subject: 'คุณมีบัญชี KROK อยู่แล้ว',
    intro: 'เมื่อสักครู่มีผู้พยายามสมัครสมาชิก KROK ด้วยอีเมลของคุณ อีเมลนี้มีบัญชีอยู่แล้ว และข้อมูลในบัญชียังเหมือนเดิมทุกอย่าง',
    ifYou: 'หากเป็นคุณเอง กรุณาเข้าสู่ระบบได้ตามปกติ หากลืมรหัสผ่าน เลือก “ลืมรหัสผ่าน?” ที่หน้านั้นเพื่อตั้งรหัสผ่านใหม่',
    ifNotYou: 'หากไม่ใช่คุณ ไม่ต้องทำอะไร',
  },

  reset: {
    subject: 'ตั้งรหัสผ่านใหม่สำหรับ KROK',
    intro: 'คุณขอตั้งรหัสผ่านใหม่ กรุณากดที่ปุ่มด้านล่าง',
    action: 'ตั้งรหัสผ่านใหม่',
    life: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง เมื่อตั้งรหัสผ่านใหม่แล้ว ทุกอุปกรณ์จะออกจากระบบ',
    notYou: 'หากคุณไม่ได้ขอ ไม่ต้องสนใจอีเมลนี้ รหัสผ่านของคุณยังเหมือนเดิม',
  },

  passwordChanged: {
    subject: 'รหัสผ่าน KROK ของคุณเปลี่ยนแล้ว',
    intro: 'รหัสผ่านของบัญชี KROK ของคุณเปลี่ยนเรียบร้อยแล้ว หากคุณเป็นผู้เปลี่ยนเอง ไม่ต้องทำอะไรเพิ่ม',
    notYou: (email, phone) =>
      `กรุณาตั้งรหัสผ่านใหม่ทันที โดยเลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ แล้วแจ้งให้เราทราบที่ ${email} หรือ ${phone}`,
  },

  welcome: {
    subject: 'ยินดีต้อนรับสู่ KROK',
    title: (firstName) => `ยินดีต้อนรับ คุณ${firstName}`,
    intro: 'อีเมลของคุณยืนยันแล้ว บัญชีพร้อมใช้งาน ตะกร้าของคุณจะตามไปทุกอุปกรณ์ และดูคำสั่งซื้อทั้งหมดได้ในที่เดียว',
    tonight: 'เย็นนี้ทำอะไรกินดี เครื่องแกงและซอสของเรารออยู่แล้ว',
    action: 'ไปที่ร้าน',
  },

  invitation: {
    subject: 'บัญชี KROK ของคุณพร้อมแล้ว',
    intro: 'เราเปิดบัญชี KROK ไว้ให้คุณ เพื่อให้คุณดูคำสั่งซื้อทั้งหมดได้ในที่เดียว กรุณาตั้งรหัสผ่านเพื่อเริ่มใช้งาน',
    action: 'ตั้งรหัสผ่าน',
    life: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 7 วัน หลังจากนั้น เลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ เราจะส่งลิงก์ใหม่ให้คุณ',
    notYou: (email, phone) => `หากคุณไม่ต้องการมีบัญชี กรุณาแจ้งเราที่ ${email} หรือ ${phone} เราจะลบให้`,
  },
}

export const accountTexts: Record<Locale, typeof en> = { en, th }
