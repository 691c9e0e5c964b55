import { chromium } from '@playwright/test';
const [,, base, ...paths] = process.argv;
const langs=(process.env.LANGS||'en,fa').split(','), themes=(process.env.THEMES||'light,dark').split(','), widths=(process.env.W||'360,1280').split(',');
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
for (const p of paths) for (const l of langs) for (const t of themes) for (const w of widths) {
  const c = await b.newContext({viewport:{width:+w,height:w==='360'?640:800}, colorScheme:t, locale:l});
  const g = await c.newPage();
  g.on('console',m=>console.log(p,l,m.type(),m.text())); g.on('pageerror',e=>console.log(p,e.message));
  await g.goto(base+p); await g.waitForTimeout(200);
  const name=(process.env.N||p.replace(/[^a-z0-9.-]+/gi,'_'))+`-${l}-${t}-${w}.png`;
  const over=await g.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0) console.log('OVERFLOW',name,over);
  await g.screenshot({path:'/tmp/shots/'+name, fullPage: !!process.env.FULL});
  await c.close();
}
await b.close();
