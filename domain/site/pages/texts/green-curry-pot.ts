import type { Block } from '../schemas.ts'

/** The curry, what can stand in for what, and the same by jar. */
export const greenCurryPot: Block[] = [
  {
    kind: 'heading',
    id: 'curry',
    text: {
      en: 'The curry',
      th: 'ลงหม้อแกง',
    },
  },
  {
    kind: 'steps',
    items: [
      {
        title: {
          en: 'Crack the cream · 6 minutes',
          th: 'เคี่ยวหัวกะทิให้แตกมัน · 6 นาที',
        },
        text: {
          en: 'Bring the coconut cream to a boil in a wide pan, over medium heat, and stir now and then. It thickens, the bubbling turns to a sizzle, and beads of clear oil stand at the edge. Some cartons never split, because they hold a stabiliser: add a tablespoon of oil and carry on.',
          th: 'เทหัวกะทิลงกระทะปากกว้าง ไฟกลาง คนเป็นระยะ กะทิจะข้นขึ้น เสียงเดือดปุดๆ เปลี่ยนเป็นเสียงฉ่า แล้วมีน้ำมันใสลอยที่ขอบ กะทิกล่องบางยี่ห้อใส่สารกันแยกตัว เคี่ยวเท่าไรก็ไม่แตกมัน เติมน้ำมันหนึ่งช้อนโต๊ะแล้วทำต่อได้เลย',
        },
      },
      {
        title: {
          en: 'Fry the paste · 4 minutes',
          th: 'ผัดพริกแกง · 4 นาที',
        },
        text: {
          en: 'Add 100 g of paste and fry it in the cream. First it smells raw, of garlic; then it makes you sneeze; then, quite suddenly, it smells of dinner. The oil around it has turned green. Do not hurry this: what is raw now stays raw.',
          th: 'ใส่พริกแกง 100 กรัมลงผัด แรกๆ ยังเหม็นเขียวกระเทียม ต่อมาฉุนจนจาม แล้วอยู่ๆ ก็หอมจนหิว น้ำมันรอบๆ จะกลายเป็นสีเขียว ขั้นนี้อย่ารีบ ถ้าผัดไม่สุก แกงจะเหม็นเขียวไปทั้งหม้อ',
        },
      },
      {
        title: {
          en: 'Chicken and coconut milk · 10 minutes',
          th: 'ไก่กับกะทิ · 10 นาที',
        },
        text: {
          en: 'Turn the chicken in the paste until every piece is coated, about two minutes. Pour in the coconut milk, add the lime leaves and let it simmer. Small bubbles only: a hard boil makes the coconut grainy.',
          th: 'ใส่ไก่ลงคลุกกับพริกแกงให้ทั่ว ราวสองนาที เติมกะทิ ใส่ใบมะกรูดฉีก แล้วเคี่ยวไฟอ่อน ให้เดือดแค่ปุดๆ ถ้าเดือดแรงกะทิจะแตกเป็นเม็ด',
        },
      },
      {
        title: {
          en: 'Brinjals · 5 minutes',
          th: 'มะเขือเปราะ · 5 นาที',
        },
        text: {
          en: 'Drain the brinjals and add them. They are done when a knife goes in easily and the skin still has some bite.',
          th: 'สะเด็ดน้ำมะเขือแล้วใส่ลงหม้อ ใช้ปลายมีดจิ้มดู เข้าง่ายแต่เปลือกยังกรอบนิดๆ ก็พอดี',
        },
      },
      {
        title: {
          en: 'Season and rest · 5 minutes',
          th: 'ปรุงรสแล้วพัก · 5 นาที',
        },
        text: {
          en: 'Fish sauce and palm sugar, a little at a time, tasting: salty first, then round, then hot. Take the pan off the heat, fold in the basil and the red chilli, and let it stand for five minutes. Green oil rises to the top. That is how it should look.',
          th: 'เติมน้ำปลากับน้ำตาลโตนดทีละน้อย ชิมไปเรื่อยๆ เค็มนำ มันตาม เผ็ดปลาย แล้วยกลงจากเตา ใส่โหระพากับพริกแดง พักไว้ห้านาที น้ำมันสีเขียวจะลอยขึ้นหน้า นั่นคือหน้าตาที่ถูกต้อง',
        },
      },
    ],
  },
  {
    kind: 'text',
    text: {
      en: 'Serve it with plain jasmine rice, in the middle of the table, with one big spoon. Tomorrow it is better. Bangkok also eats it with khanom jin, the soft rice noodles; here, cooked rice vermicelli comes close.',
      th: 'ตักใส่ชามใหญ่วางกลางโต๊ะ กินกับข้าวสวยร้อนๆ เหลือไว้พรุ่งนี้ยิ่งอร่อย หรือราดขนมจีนแบบที่บ้านเราชอบ อยู่ที่นี่ใช้เส้นหมี่ลวกแทนได้',
    },
  },
  {
    kind: 'heading',
    id: 'swaps',
    text: {
      en: 'What you may not find here',
      th: 'ของที่อาจหายากในแอฟริกาใต้',
    },
  },
  {
    kind: 'list',
    items: [
      {
        en: 'Galangal: Asian grocers keep it frozen. Ginger is no twin: take half the amount, with a strip of lime zest.',
        th: 'ข่า ร้านของชำเอเชียมีแบบแช่แข็ง ถ้าใช้ขิงแทนรสจะต่าง ให้ลดเหลือครึ่งเดียวแล้วเติมผิวมะนาว',
      },
      {
        en: 'Makrut lime leaves: frozen, or from a pot on a sunny stoep. The tree likes the Cape.',
        th: 'ใบมะกรูด มีแบบแช่แข็ง หรือปลูกใส่กระถางไว้ริมระเบียงแดดๆ อากาศแถบเคปปลูกขึ้นดี',
      },
      {
        en: 'Thai basil: ordinary basil with a few leaves of mint is the nearest.',
        th: 'โหระพา ใช้เบซิลฝรั่งผสมใบสะระแหน่นิดหน่อย ใกล้เคียงที่สุด',
      },
      {
        en: 'Baby brinjals: Indian grocers have them; so do green beans, which are just as good here.',
        th: 'มะเขือเปราะ ใช้มะเขือม่วงลูกเล็กจากร้านของชำอินเดีย หรือใช้ถั่วแขกก็อร่อย',
      },
      {
        en: 'No shrimp paste or fish sauce? Salt and a spoon of miso (soya, sometimes barley) instead, and mushrooms for the chicken, make it vegan.',
        th: 'ไม่กินกะปิกับน้ำปลา ใช้เกลือกับมิโซะหนึ่งช้อน (มีถั่วเหลือง บางยี่ห้อมีข้าวบาร์เลย์) แล้วใส่เห็ดแทนไก่ ก็เป็นแกงวีแกน',
      },
    ],
  },
  {
    kind: 'picture',
    image: '/images/scenes/mood-cooking-class',
    alt: {
      en: 'Table with mortars, a knife, a chopping board, herbs and KROK curry pastes',
      th: 'โต๊ะทำอาหาร มีครก มีด เขียง สมุนไพร และพริกแกง KROK',
    },
  },
  {
    kind: 'heading',
    id: 'by-jar',
    text: {
      en: 'And on a Tuesday, by jar',
      th: 'ส่วนวันอังคาร เปิดกระปุก',
    },
  },
  {
    kind: 'text',
    text: {
      en: 'Our Green Curry Paste goes through the same order, in the same kind of stone. Take 50 g for four people: it is finer and saltier than fresh paste, so half as much goes as far. Fry it with 100 ml of coconut cream until the oil splits, add 300 g of chicken, 300 ml of coconut milk and 150 g of baby brinjals, and simmer for ten minutes. Taste before you reach for the fish sauce. Basil at the end. One jar makes four such suppers; after opening it lives in the fridge, for up to four weeks.',
      th: 'พริกแกงเขียวหวานของเราโขลกตามลำดับเดียวกัน ในครกหินแบบเดียวกัน ใช้ 50 กรัมสำหรับ 4 คน เนื้อละเอียดและเค็มกว่าพริกแกงสด จึงใช้แค่ครึ่งเดียว ผัดกับหัวกะทิ 100 มล. ให้แตกมัน ใส่ไก่ 300 กรัม กะทิ 300 มล. และมะเขือเปราะ 150 กรัม เคี่ยวสิบนาที ชิมก่อนเติมน้ำปลา ปิดท้ายด้วยโหระพา หนึ่งกระปุกทำได้สี่มื้อ เปิดแล้วแช่ตู้เย็น ควรใช้ให้หมดภายใน 4 สัปดาห์',
    },
  },
]
