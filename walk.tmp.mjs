import { chromium } from "playwright-core";
const base = process.argv[2];
const out = "/tmp/desk-shots"; import { mkdirSync } from "node:fs"; mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const log = (...a) => console.log(...a);
for (const width of [390, 1440, 1920]) {
  const ctx = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 1000 } });
  const page = await ctx.newPage(); page.on("pageerror", (e) => log("ERR", width, e.message));
  const shot = (n) => page.screenshot({ path: `${out}/${width}-${n}.png`, fullPage: true });
  const alive = () => page.waitForTimeout(1200);
  await page.goto(base + "/dev/desk"); await page.getByRole("button", { name: "administrator" }).click(); await page.waitForURL(/\/desk\//);
  if (width === 390) await page.request.post(base + "/api/forms/site-contact", { data: { lang: "nl", captchaId: "-", captcha: "right", title: "ms", firstName: "Lotte", lastName: "Voorbeeld", email: "walk@example.com", phone: "0470123456", remark: "Kan ik zaterdag komen kijken?", subject: "other" }, headers: { accept: "application/json" } }).then(async (r) => log("form", r.status(), await r.text()));
  const visit = async (path, name) => { await page.goto(base + path); await alive(); await shot(name); };
  await visit("/nl/desk/inbox/", "inbox");
  await visit("/nl/desk/listings/", "listings");
  await visit("/nl/desk/listings/4181/", "listing");
  await visit("/nl/desk/imports/", "imports");
  const run = page.locator("main a[href*='/desk/imports/']").first(); if (await run.count()) { await run.click(); await alive(); await shot("run"); }
  await visit("/nl/desk/viewings/", "viewings");
  await visit("/nl/desk/brand/", "brand");
  await visit("/nl/desk/brand/ghent/", "office");
  await visit("/nl/desk/brand/new-office/", "new-office");
  await visit("/nl/desk/audit/", "audit");
  await visit("/nl/desk/privacy/", "privacy");
  await visit("/nl/desk/testimonials/", "testimonials");
  await visit("/nl/desk/content/home~hero~headline/", "headline");
  await ctx.close();
}
await browser.close();
