import type { TextEdition } from '../schemas.ts'

/** /returns. What food law and consumer law give, and what we do beyond them. */
export const returns: TextEdition[] = [
  {
    title: { en: 'Returns and refunds', th: 'การคืนสินค้าและคืนเงิน' },
    metaDescription: {
      en: 'Broken, wrong or not right? How to get another jar or your money back, why food has no cooling-off period, and how long a refund takes.',
      th: 'สินค้าแตก ผิด หรือมีปัญหา ขอเปลี่ยนหรือขอเงินคืนได้อย่างไร ทำไมอาหารจึงไม่มีสิทธิยกเลิกภายใน 7 วัน และคืนเงินใช้เวลานานเท่าไร',
    },
    lead: {
      en: 'If something is wrong with what we sent, we put it right. Food has its own rules if you simply changed your mind: they are below, in plain words.',
      th: 'ถ้าของที่เราส่งมีปัญหา เราแก้ไขให้ ส่วนกรณีเปลี่ยนใจ อาหารมีกติกาของตัวเอง เราอธิบายไว้ด้านล่าง',
    },
    updated: '2026-11-26',
    blocks: [
      { kind: 'heading', id: 'cancel', text: { en: 'Before it leaves us', th: 'ก่อนสินค้าออกจากร้าน' } },
      {
        kind: 'text',
        text: {
          en: 'Changed your mind? Until we begin to pack, you change or cancel your order yourself: on its page, by the link in our emails or in your account. Cancelled, everything you have paid goes back the way you paid, delivery included; changed, the page says first what is still to pay or goes back. Once we’re packing, call {phone} or write to {email} before it leaves us, and we cancel it for you. If you haven’t paid, you can also just not pay: the order expires and you owe nothing.',
          th: 'เปลี่ยนใจใช่ไหม ก่อนเราเริ่มแพ็ก คุณแก้ไขหรือยกเลิกเองได้ที่หน้าคำสั่งซื้อ ผ่านลิงก์ในอีเมลของเราหรือในบัญชีของคุณ ถ้ายกเลิก เราคืนเงินที่ชำระแล้วทั้งหมดรวมค่าจัดส่งตามช่องทางที่คุณชำระ ถ้าแก้ไข หน้านั้นบอกก่อนว่าต้องชำระเพิ่มหรือได้คืนเท่าไร ถ้าเราเริ่มแพ็กแล้ว โทร {phone} หรือเขียนถึง {email} ก่อนสินค้าออกจากร้าน เรายกเลิกให้ ถ้ายังไม่ได้ชำระ ไม่ต้องทำอะไรก็ได้ คำสั่งซื้อจะสิ้นสุดเอง',
        },
      },
      { kind: 'fact', fact: 'unpaid_times' },

      { kind: 'heading', id: 'problem', text: { en: 'Something is wrong with it', th: 'สินค้ามีปัญหา' } },
      {
        kind: 'text',
        text: {
          en: 'Broken, leaking, past its date, not what you ordered, or not as good as food should be: press “Return something” on your order’s page, and say which jars and why. That page tells you which right applies, and until which day. A photo of the jar and its batch number helps. We answer by email.',
          th: 'แตก รั่ว เลยวันที่ควรบริโภค ไม่ตรงกับที่สั่ง หรือคุณภาพไม่เป็นอย่างที่ควร กด “ขอคืนสินค้า” ที่หน้าคำสั่งซื้อ แล้วบอกว่ากระปุกไหนและเพราะอะไร หน้านั้นบอกด้วยว่าคุณมีสิทธิใดและถึงวันไหน ถ้ามีรูปกระปุกและเลขล็อตจะช่วยเราได้มาก เราตอบทางอีเมล',
        },
      },
      {
        kind: 'list',
        items: [
          {
            en: 'You choose: another one, or your money back. We don’t push vouchers on you.',
            th: 'คุณเป็นคนเลือก รับของใหม่หรือรับเงินคืน เราไม่บังคับให้รับเป็นคูปอง',
          },
          {
            en: 'If we need the jar back, we have it fetched, and it costs you nothing. Usually a photo is enough. Please don’t post leaking jars.',
            th: 'ถ้าจำเป็นต้องขอกระปุกคืน เราให้คนไปรับ คุณไม่ต้องจ่าย ส่วนใหญ่แค่รูปถ่ายก็พอ กรุณาอย่าส่งกระปุกที่รั่วทางไปรษณีย์',
          },
          {
            en: 'The Consumer Protection Act gives you six months from delivery for goods that are unsafe, defective or of poor quality (sections 55 and 56). Food lasts as long as its label says, if it is stored as the label says; the six months don’t make it last longer.',
            th: 'กฎหมายคุ้มครองผู้บริโภค (Consumer Protection Act มาตรา 55 และ 56) ให้สิทธิ 6 เดือนนับจากวันที่ได้รับ สำหรับสินค้าที่ไม่ปลอดภัย ชำรุด หรือไม่ได้คุณภาพ ส่วนอายุของอาหารเป็นไปตามฉลากเมื่อเก็บรักษาตามที่ฉลากบอก',
          },
          {
            en: 'If what arrived isn’t what we described, or not what you told us you needed it for, you may send it back within 10 business days, at our risk and expense, for a full refund (section 20).',
            th: 'ถ้าของที่ได้ไม่ตรงกับที่เราบอกไว้ หรือไม่เหมาะกับการใช้งานที่คุณแจ้งเราไว้ก่อน คุณคืนได้ภายใน 10 วันทำการ เราออกค่าส่งและรับผิดชอบระหว่างทาง และคืนเงินเต็มจำนวน (มาตรา 20)',
          },
        ],
      },
      {
        kind: 'text',
        text: {
          en: 'If you feel unwell after eating, see a doctor first, keep the jar, and call us: we stop the batch and look.',
          th: 'ถ้ารับประทานแล้วรู้สึกไม่สบาย พบแพทย์ก่อน เก็บกระปุกไว้ แล้วโทรหาเรา เราจะหยุดขายล็อตนั้นและตรวจสอบทันที',
        },
      },

      { kind: 'heading', id: 'cooling-off', text: { en: 'You changed your mind', th: 'เปลี่ยนใจ' } },
      {
        kind: 'text',
        text: {
          en: 'For most things bought online, section 44 of the Electronic Communications and Transactions Act (ECT Act) lets you cancel within seven days of receiving them, without a reason. Section 42(2) takes food and drink for everyday use, delivered to your home or workplace, out of this right. That is what our jars are. Once a jar has left us we can’t know how warm it has been kept, so we don’t sell it again.',
          th: 'ของส่วนใหญ่ที่ซื้อออนไลน์ คุณยกเลิกได้ภายใน 7 วันหลังได้รับโดยไม่ต้องบอกเหตุผล ตามมาตรา 44 ของกฎหมายธุรกรรมทางอิเล็กทรอนิกส์ของแอฟริกาใต้ (ECT Act) แต่มาตรา 42(2) ยกเว้นอาหารและเครื่องดื่มสำหรับบริโภคในชีวิตประจำวันที่ส่งถึงบ้านหรือที่ทำงาน ซึ่งก็คือสินค้าของเรา เมื่อกระปุกออกจากร้านไปแล้ว เราไม่รู้ว่าเก็บไว้ร้อนแค่ไหน จึงนำกลับมาขายอีกไม่ได้',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'So delivered food can’t be returned because of a change of mind, except in these cases. Each is on your order’s page for as long as it lasts:',
          th: 'อาหารที่จัดส่งแล้วจึงคืนเพราะเปลี่ยนใจไม่ได้ ยกเว้นกรณีต่อไปนี้ ซึ่งขอได้ที่หน้าคำสั่งซื้อจนกว่าจะเลยกำหนด',
        },
      },
      {
        kind: 'list',
        items: [
          {
            en: 'You collected the order yourself. Bring sealed jars back within seven days of collecting them, and we refund you.',
            th: 'คุณมารับสินค้าเองที่ร้าน นำกระปุกที่ยังไม่เปิดมาคืนได้ภายใน 7 วันหลังรับ เราคืนเงินให้',
          },
          {
            en: 'You ordered because of a newsletter or another advertisement that we sent to you personally. Then section 16 of the Consumer Protection Act gives you five business days after delivery to cancel in writing. You send the sealed jars back at your own cost within 10 business days of delivery, and we refund you within 15 business days of getting them.',
            th: 'คุณสั่งเพราะจดหมายข่าวหรือโฆษณาที่เราส่งถึงคุณโดยตรง กฎหมายคุ้มครองผู้บริโภคมาตรา 16 ให้คุณแจ้งยกเลิกเป็นลายลักษณ์อักษรได้ภายใน 5 วันทำการหลังได้รับสินค้า คุณส่งกระปุกที่ยังไม่เปิดกลับภายใน 10 วันทำการหลังได้รับสินค้าโดยออกค่าส่งเอง เราคืนเงินภายใน 15 วันทำการหลังได้รับ',
          },
          {
            en: 'You bought something from us that isn’t food or drink. Then you have the seven days of section 44. You pay for sending it back, and we refund the full price within 30 days.',
            th: 'คุณซื้อของที่ไม่ใช่อาหารหรือเครื่องดื่มจากเรา กรณีนี้มีสิทธิ 7 วันตามมาตรา 44 คุณออกเฉพาะค่าส่งคืน เราคืนเงินเต็มจำนวนภายใน 30 วัน',
          },
        ],
      },
      {
        kind: 'text',
        text: {
          en: 'Too hot for you? We would rather help than argue: write to us, and we tell you how to calm it with coconut milk.',
          th: 'เผ็ดเกินไปใช่ไหม เขียนมาหาเรา เราบอกวิธีเติมกะทิให้รสอ่อนลงได้',
        },
      },

      { kind: 'heading', id: 'events', text: { en: 'Seats at events', th: 'ที่นั่งในกิจกรรม' } },
      {
        kind: 'text',
        text: {
          en: 'You pay at the event and nothing before it, so there is nothing to return: cancel your seats by the link in your email until the event begins, at no cost. Others are waiting, so tell us as early as you can. If we cancel, there is nothing to pay either.',
          th: 'คุณชำระในวันงาน ไม่มีการชำระล่วงหน้า จึงไม่มีเงินที่ต้องคืน ยกเลิกได้ด้วยลิงก์ในอีเมลจนถึงเวลาเริ่มงานโดยไม่มีค่าใช้จ่าย มีคนรออยู่ แจ้งเราให้เร็วที่สุด ถ้าเราเป็นฝ่ายยกเลิก คุณไม่ต้องชำระอะไร',
        },
      },

      {
        kind: 'heading',
        id: 'reservations',
        text: { en: 'Tables and deposits', th: 'การจองโต๊ะและมัดจำ' },
      },
      { kind: 'fact', fact: 'deposits' },
      {
        kind: 'text',
        text: {
          en: 'A deposit comes off your bill. If you cancel later or don’t come, we keep it, unless somebody the table was reserved for has died or is in hospital: then there is nothing to pay (Consumer Protection Act, section 17(5)). Call us on {phone}, and we refund it in full. If we have to cancel, you get all of it back.',
          th: 'เราหักมัดจำออกจากค่าอาหาร ถ้ายกเลิกช้ากว่านั้นหรือไม่มา เราไม่คืนมัดจำ เว้นแต่ผู้ที่จองไว้ให้เสียชีวิตหรือต้องเข้าโรงพยาบาล กรณีนี้ไม่มีค่าใช้จ่าย (กฎหมายคุ้มครองผู้บริโภค มาตรา 17(5)) โทรหาเราที่ {phone} เราคืนให้เต็มจำนวน ถ้าเราเป็นฝ่ายยกเลิก เราคืนมัดจำทั้งหมด',
        },
      },

      { kind: 'heading', id: 'refund', text: { en: 'How your money comes back', th: 'เงินคืนถึงคุณอย่างไร' } },
      {
        kind: 'list',
        items: [
          {
            en: 'Paid online: it goes back the way you paid, through {paymentProviders}. Cards and banks usually show it after 3 to 10 working days.',
            th: 'ชำระออนไลน์ เงินคืนผ่านช่องทางที่คุณชำระ คือ {paymentProviders} โดยปกติจะเห็นยอดในบัตรหรือบัญชีภายใน 3 ถึง 10 วันทำการ',
          },
          {
            en: 'Paid by bank transfer: we transfer it to the account you name. It usually arrives within 2 working days of our email.',
            th: 'โอนเงินผ่านธนาคาร เราโอนคืนเข้าบัญชีที่คุณแจ้ง โดยปกติเงินเข้าภายใน 2 วันทำการหลังจากได้อีเมลของเรา',
          },
          {
            en: 'We send a refund within 7 days of agreeing to it or of your order being cancelled, and email you when the money has gone. For a refund of goods, a credit note is attached.',
            th: 'เราคืนเงินภายใน 7 วันนับจากวันที่ตกลงคืนหรือวันที่ยกเลิกคำสั่งซื้อ และแจ้งทางอีเมลเมื่อคืนแล้ว ถ้าเป็นการคืนเงินค่าสินค้า จะแนบใบลดหนี้ไปด้วย',
          },
          {
            en: 'Paid too much, twice, or after the order had expired? The money is yours, and we send it back.',
            th: 'ชำระเกิน ชำระซ้ำ หรือชำระหลังเลยกำหนด เงินนั้นเป็นของคุณ เราคืนให้',
          },
        ],
      },

      { kind: 'heading', id: 'not-agreed', text: { en: 'If we can’t agree', th: 'ถ้าตกลงกันไม่ได้' } },
      {
        kind: 'text',
        text: {
          en: 'Talk to us first: {email}, {phone}. If that doesn’t help, the Consumer Goods and Services Ombud looks at your complaint free of charge (cgso.org.za, 0860 000 272), and after it the National Consumer Commission (thencc.org.za). Nothing on this page takes away a right that the law gives you.',
          th: 'คุยกับเราก่อน {email} หรือ {phone} ถ้ายังไม่ลงตัว ร้องเรียนกับ Consumer Goods and Services Ombud ได้โดยไม่มีค่าใช้จ่าย (cgso.org.za, 0860 000 272) และต่อด้วย National Consumer Commission (thencc.org.za) ข้อความในหน้านี้ไม่ตัดสิทธิใดๆ ที่กฎหมายให้คุณ',
        },
      },
    ],
  },
]
