import { chromium } from '@playwright/test';
import fs from 'fs';
const [,, out, h, ...files] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
const g = await b.newPage({viewport:{width:1900,height:900}});
const html='<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:6px">'+files.map(f=>`<img height=${h} src="data:image/png;base64,${fs.readFileSync('/tmp/shots/'+f).toString('base64')}">`).join('');
await g.setContent(html); await g.waitForTimeout(200);
await g.screenshot({path:'/tmp/shots/'+out, fullPage:true}); await b.close();
