import type { TextEdition } from '../schemas.ts'

/** /shipping. Prices, times, address and hours come from the settings. */
export const shipping: TextEdition[] = [
  {
    title: { en: 'Delivery and collection', th: 'การจัดส่งและรับเองที่ร้าน' },
    metaDescription: {
      en: 'What delivery costs in each province, how long it takes, how to collect your order from our restaurant, and what to do if a jar arrives broken.',
      th: 'ค่าจัดส่งแต่ละจังหวัด ระยะเวลาจัดส่ง การรับสินค้าเองที่ร้าน และสิ่งที่ควรทำถ้ากระปุกแตกระหว่างทาง',
    },
    lead: {
      en: 'We deliver everywhere in South Africa, or you collect from our restaurant. You see the full price, delivery and VAT included, before you order.',
      th: 'เราส่งทั่วแอฟริกาใต้ หรือจะมารับเองที่ร้านก็ได้ คุณเห็นราคาเต็มรวมค่าจัดส่งและภาษีก่อนสั่งซื้อเสมอ',
    },
    updated: '2026-11-22',
    blocks: [
      { kind: 'heading', id: 'prices', text: { en: 'What delivery costs', th: 'ค่าจัดส่ง' } },
      {
        kind: 'text',
        text: {
          en: 'The price depends on the province, not on the weight. Prices are in South African rand and include VAT.',
          th: 'ค่าจัดส่งขึ้นอยู่กับจังหวัด ไม่ได้ขึ้นอยู่กับน้ำหนัก คิดเป็นแรนด์แอฟริกาใต้ รวมภาษีมูลค่าเพิ่มแล้ว',
        },
      },
      { kind: 'fact', fact: 'delivery_prices' },
      {
        kind: 'text',
        text: {
          en: 'Whether delivery is free is decided by the price of your goods before any discount code, so a code never makes delivery dearer.',
          th: 'การส่งฟรีดูจากค่าสินค้าก่อนหักโค้ดส่วนลด ใช้โค้ดแล้วค่าจัดส่งจึงไม่แพงขึ้น',
        },
      },

      { kind: 'heading', id: 'times', text: { en: 'How long it takes', th: 'ระยะเวลาจัดส่ง' } },
      {
        kind: 'text',
        text: {
          en: 'We pack once your payment has arrived: right away if you pay online, as soon as the money is in our account if you pay by bank transfer.',
          th: 'เราแพ็กสินค้าเมื่อได้รับยอดชำระ ถ้าชำระออนไลน์เริ่มแพ็กได้เลย ถ้าโอนเงินผ่านธนาคาร เริ่มเมื่อเงินเข้าบัญชีของเรา',
        },
      },
      { kind: 'fact', fact: 'delivery_times' },
      { kind: 'fact', fact: 'chilled_jars' },
      {
        kind: 'text',
        text: {
          en: 'These are the courier’s usual times. Farms and small towns can take a day or two longer. If your order hasn’t reached you within 30 days, you may cancel it and get all your money back.',
          th: 'เวลาข้างต้นเป็นเวลาโดยปกติของบริษัทขนส่ง พื้นที่ห่างไกลอาจช้ากว่านี้หนึ่งถึงสองวัน หากสินค้าไม่ถึงมือคุณภายใน 30 วัน คุณยกเลิกคำสั่งซื้อและรับเงินคืนเต็มจำนวนได้',
        },
      },

      { kind: 'heading', id: 'tracking', text: { en: 'Where is my parcel?', th: 'พัสดุอยู่ที่ไหน' } },
      {
        kind: 'text',
        text: {
          en: 'We email you at every step. When your jars leave us, that email has the tracking number. The page of your order shows the same, at any time: its link is in your confirmation, and with an account you also find it under Orders.',
          th: 'เราแจ้งทางอีเมลทุกขั้นตอน เมื่อส่งสินค้าแล้วอีเมลจะมีเลขพัสดุ ดูในหน้าคำสั่งซื้อก็ได้ทุกเมื่อ ลิงก์อยู่ในอีเมลยืนยัน ถ้ามีบัญชี ดูได้ที่เมนูคำสั่งซื้อ',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'The courier calls the phone number you gave. Please make sure that someone can take the parcel: jars should not wait in the sun.',
          th: 'บริษัทขนส่งจะโทรตามเบอร์ที่คุณให้ไว้ กรุณาให้มีคนรอรับพัสดุ กระปุกไม่ควรวางตากแดด',
        },
      },

      { kind: 'heading', id: 'arrival', text: { en: 'When it arrives', th: 'เมื่อได้รับสินค้า' } },
      {
        kind: 'list',
        items: [
          {
            en: 'Open the box the same day. If something is broken, leaking or missing, take a photo and press “Return something” on your order’s page: we send it again or refund it, whichever you prefer.',
            th: 'เปิดกล่องในวันที่ได้รับ ถ้ามีอะไรแตก รั่ว หรือขาด ถ่ายรูปแล้วกด “ขอคืนสินค้า” ที่หน้าคำสั่งซื้อ เราส่งให้ใหม่หรือคืนเงิน แล้วแต่คุณเลือก',
          },
          {
            en: 'Some jars say “keep refrigerated”: put those in the fridge first. All others want a cool, dark place until you open them.',
            th: 'บางกระปุกระบุว่า “แช่ตู้เย็น” ให้เก็บเข้าตู้เย็นก่อน ที่เหลือเก็บในที่แห้งและเย็น พ้นแสงแดด จนกว่าจะเปิด',
          },
          {
            en: 'Check that the lid is down and the seal unbroken. If it isn’t, don’t eat it, and tell us.',
            th: 'ดูว่าฝาไม่โป่งและซีลไม่ขาด ถ้าผิดปกติ อย่ารับประทาน และแจ้งเรา',
          },
        ],
      },

      { kind: 'heading', id: 'collection', text: { en: 'Collecting is free', th: 'รับเองที่ร้าน ฟรี' } },
      {
        kind: 'text',
        text: {
          en: 'Choose “Collect” at checkout. We email you when your jars are ready. Give us the order number when you come.',
          th: 'เลือก “รับเองที่ร้าน” ตอนชำระเงิน เราจะแจ้งทางอีเมลเมื่อสินค้าพร้อม เมื่อมาถึงแจ้งเลขที่คำสั่งซื้อกับเรา',
        },
      },
      { kind: 'fact', fact: 'address' },
      { kind: 'fact', fact: 'hours' },

      {
        kind: 'heading',
        id: 'risk',
        text: { en: 'Who carries the risk', th: 'ของเสียหายระหว่างทาง ใครรับผิดชอบ' },
      },
      {
        kind: 'text',
        text: {
          en: 'We do, until the parcel is in your hands or in the hands of the person you named. Lost or broken on the way is our concern, not yours.',
          th: 'เรารับผิดชอบจนกว่าพัสดุจะถึงมือคุณหรือคนที่คุณให้รับแทน ของหายหรือแตกระหว่างทางเป็นเรื่องที่เราจัดการ',
        },
      },

      { kind: 'heading', id: 'abroad', text: { en: 'Outside South Africa', th: 'นอกแอฟริกาใต้' } },
      {
        kind: 'text',
        text: {
          en: 'We don’t ship abroad. You can look at prices in other currencies, but we charge in rand and deliver within South Africa only.',
          th: 'เราไม่ส่งต่างประเทศ คุณดูราคาเป็นสกุลเงินอื่นได้ แต่เราเรียกเก็บเป็นแรนด์และส่งเฉพาะในแอฟริกาใต้',
        },
      },

      { kind: 'heading', id: 'questions', text: { en: 'Questions', th: 'สอบถาม' } },
      {
        kind: 'text',
        text: {
          en: 'Write to {email} or call {phone}. Have your order number at hand if there is one.',
          th: 'เขียนถึง {email} หรือโทร {phone} ถ้ามีเลขที่คำสั่งซื้อ เตรียมไว้ได้เลย',
        },
      },
    ],
  },
]
