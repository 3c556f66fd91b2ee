import type { TextEdition } from '../schemas.ts'

/** Story, mission and five values. In one voice with the story on the home page. */
export const about: TextEdition[] = [
  {
    title: {
      en: 'About KROK',
      th: 'เรื่องของเรา',
    },
    metaDescription: {
      en: 'KROK is named after the Thai mortar. How our curry pastes and sauces are made, what we stand for, and where you can sit down and eat.',
      th: 'KROK ตั้งชื่อตามครก อ่านเรื่องพริกแกงและซอสของเรา สิ่งที่เรายึดถือ และร้านอาหารที่แวะมานั่งกินได้',
    },
    lead: {
      en: 'A mortar, a kitchen in Cape Town, and a shelf of jars. Everything starts with the first of them.',
      th: 'ครกหนึ่งใบ ครัวหนึ่งครัวในเคปทาวน์ กับพริกแกงเต็มชั้น ทุกอย่างเริ่มต้นที่ครก',
    },
    updated: '2026-11-22',
    hero: {
      image: '/images/scenes/mood-flatlay',
      alt: {
        en: 'Ingredients for Thai curry paste arranged around a granite mortar on a dark table, seen from above',
        th: 'ส่วนผสมของพริกแกงไทยวางรอบครกหินบนโต๊ะสีเข้ม มองจากด้านบน',
      },
    },
    blocks: [
      {
        kind: 'heading',
        id: 'story',
        text: {
          en: 'Krok, krok',
          th: 'โป๊ก โป๊ก',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'In a Thai house you hear supper before you smell it. Around five, someone sets the mortar on the floor of the kitchen, and the street knows: they are making curry. Krok, krok. We borrowed our name from that sound.',
          th: 'บ้านไทยสมัยก่อน ได้ยินเสียงมื้อเย็นก่อนได้กลิ่น ราวห้าโมงมีคนยกครกลงวางที่พื้นครัว แล้วทั้งซอยก็รู้ว่าบ้านนี้จะแกง โป๊ก โป๊ก เราตั้งชื่อร้านว่า “ครก” ก็เพราะเสียงนี้',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'A blender is faster. We have tried it, and you can taste it: a blade cuts the fibres and leaves the oil inside, and it needs water to turn at all. Stone crushes. The root gives up its oil, nothing is thinned, and the paste smells of every single thing that went into it.',
          th: 'เครื่องปั่นเร็วกว่า เราลองแล้ว และชิมแล้วก็รู้ทันที ใบมีดทำได้แค่สับ น้ำมันหอมยังค้างอยู่ข้างใน แถมต้องเติมน้ำถึงจะปั่นได้ แต่ครกโขลกจนสมุนไพรคายน้ำมันออกมา ไม่ต้องเจือจาง ได้กลิ่นครบทุกอย่างที่ใส่ลงไป',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'So we pound. The pastes came first, made for the pots of our own restaurant. Guests asked to take some home, in whatever they had with them. Now there are jars, with a label that tells you everything, and a courier who brings them to your door anywhere in South Africa.',
          th: 'เราจึงโขลก เริ่มจากพริกแกงที่ทำไว้ใช้ในร้านอาหารของเราเอง แล้วลูกค้าก็ขอแบ่งกลับบ้าน ใครมีกล่องอะไรก็ยื่นมา วันนี้พริกแกงอยู่ในกระปุก มีฉลากบอกครบทุกอย่าง และส่งถึงหน้าบ้านได้ทั่วแอฟริกาใต้',
        },
      },
      {
        kind: 'heading',
        id: 'mission',
        text: {
          en: 'What we are here for',
          th: 'เราทำสิ่งนี้เพื่ออะไร',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'A Thai supper, cooked by you, on an ordinary weekday: real paste, a short list of things to buy, half an hour, and everyone at the table.',
          th: 'เพื่อให้วันธรรมดาวันหนึ่ง คุณทำอาหารไทยกินเองที่บ้านได้ พริกแกงแท้ ของที่ต้องซื้อไม่กี่อย่าง ครึ่งชั่วโมง แล้วทุกคนนั่งล้อมวงกันพร้อมหน้า',
        },
      },
      {
        kind: 'heading',
        id: 'values',
        text: {
          en: 'Five things we hold to',
          th: 'ห้าข้อที่เรายึดถือ',
        },
      },
      {
        kind: 'cards',
        items: [
          {
            title: {
              en: 'Pounded, not processed',
              th: 'ตำด้วยใจ ไม่ใช่แค่ปั่น',
            },
            text: {
              en: 'Stone, in the right order, until it is fine. It takes the time it takes.',
              th: 'โขลกในครกหิน ใส่ตามลำดับ จนละเอียดได้ที่ ใช้เวลาเท่าไรก็เท่านั้น',
            },
          },
          {
            title: {
              en: 'Everything is on the label',
              th: 'ใส่อะไร บอกหมด',
            },
            text: {
              en: 'Each ingredient in order of weight, each allergen, what may have touched it in our kitchen, and how hot it really is.',
              th: 'ส่วนผสมทุกอย่างเรียงตามปริมาณ สารก่อภูมิแพ้ทุกชนิด สิ่งที่อาจปนมาจากในครัว และความเผ็ดตามจริง',
            },
          },
          {
            title: {
              en: 'Thai taste stays Thai',
              th: 'รสไทยต้องเป็นรสไทย',
            },
            text: {
              en: 'We do not turn the heat down and call it authentic. We tell you the level. New to it? Start with yellow, panang or massaman, then khao soi, then red and green. Jungle when you’re ready.',
              th: 'เราไม่ลดความเผ็ดแล้วบอกว่าเป็นรสแท้ เราบอกระดับให้ชัด เพิ่งหัดกินเผ็ด เริ่มที่แกงกะหรี่ พะแนง หรือมัสมั่น ต่อด้วยข้าวซอย แล้วค่อยแกงเผ็ดกับแกงเขียวหวาน พร้อมเมื่อไรค่อยแกงป่า',
            },
          },
          {
            title: {
              en: 'Room at the table',
              th: 'นั่งด้วยกันได้ทุกคน',
            },
            text: {
              en: 'Several of our jars are vegan, most are gluten free, and every recipe says what to use instead.',
              th: 'หลายกระปุกเป็นวีแกน ส่วนใหญ่ไม่มีกลูเตน และทุกสูตรอาหารบอกว่าใช้อะไรแทนได้',
            },
          },
          {
            title: {
              en: 'We keep our word',
              th: 'พูดคำไหนคำนั้น',
            },
            text: {
              en: 'You see the full price before you order. If a jar arrives broken, we replace it or refund you: your choice. If we make a mistake, we say so.',
              th: 'คุณเห็นราคาเต็มก่อนสั่งเสมอ กระปุกแตกระหว่างทาง เราส่งให้ใหม่หรือคืนเงิน คุณเลือกได้ ถ้าเราพลาด เราบอกตรงๆ',
            },
          },
        ],
      },
      {
        kind: 'heading',
        id: 'kitchen',
        text: {
          en: 'From the mortar to your door',
          th: 'จากครกถึงบ้านคุณ',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'Our kitchen has two rooms. What contains soy sauce is made in one, everything else in the other, so that “gluten free” on a label is true. Every jar carries its batch and its best-before date, and the batch with the earliest date leaves first.',
          th: 'ครัวของเรามีสองห้อง อะไรที่มีซีอิ๊วทำห้องหนึ่ง ที่เหลือทำอีกห้องหนึ่ง คำว่า “ไม่มีกลูเตน” บนฉลากจึงเชื่อได้ ทุกกระปุกมีเลขล็อตกับวันควรบริโภคก่อน ล็อตไหนถึงกำหนดก่อน เราส่งออกก่อน',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'Then the jars go into a plain cardboard box with paper wool around them. No bubble wrap.',
          th: 'จากนั้นกระปุกก็ลงกล่องลูกฟูกธรรมดา รองด้วยกระดาษฝอย ไม่ใช้พลาสติกกันกระแทก',
        },
      },
      {
        kind: 'picture',
        image: '/images/scenes/mood-packing',
        alt: {
          en: 'KROK jars and a bottle in paper wool in an open cardboard box with the KROK mark, twine, a card and more jars on a wooden table',
          th: 'กระปุกและขวด KROK วางบนกระดาษฝอยในกล่องลูกฟูกตราครก ข้างกล่องมีเชือก การ์ด และกระปุกอื่นๆ บนโต๊ะไม้',
        },
      },
      {
        kind: 'heading',
        id: 'restaurant',
        text: {
          en: 'Come and eat',
          th: 'แวะมากินที่ร้าน',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'The restaurant cooks with the same pastes that we sell. If you want to know what a massaman should taste like before you make your own, this is the place. You can also collect your order here.',
          th: 'ที่ร้านใช้พริกแกงตัวเดียวกับที่เราขาย ใครอยากรู้ว่ามัสมั่นควรเป็นรสไหนก่อนกลับไปทำเอง มาชิมที่นี่ได้ และจะมารับสินค้าที่สั่งไว้ก็ได้เหมือนกัน',
        },
      },
      {
        kind: 'fact',
        fact: 'address',
      },
      {
        kind: 'fact',
        fact: 'hours',
      },
      {
        kind: 'picture',
        image: '/images/scenes/mood-restaurant-night',
        alt: {
          en: 'Restaurant table at night with curry, pad thai, wine, candles and warm lights in the background',
          th: 'โต๊ะในร้านอาหารยามค่ำ มีแกง ผัดไทย ไวน์ และแสงเทียน ด้านหลังเป็นแสงไฟอบอุ่น',
        },
      },
    ],
  },
]
