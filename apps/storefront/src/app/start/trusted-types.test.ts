import { describe, expect, it } from 'vitest';
import { jsonForHtml } from '../head/json-for-html.ts';
import { trustRules } from './trusted-types.ts';

const shop = 'https://zugoly.example';
const own = trustRules(shop, {});
const withOthers = trustRules(shop, { chat: 'https://chat.example/c.js' });

describe('trustRules', () => {
  it('accepts structured data and the empty script, and no other markup', () => {
    expect(own.createHTML('<script></script>')).toBe('<script></script>');
    expect(own.createHTML('{"@type":"Product"}')).toBe('{"@type":"Product"}');
    expect(own.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
    expect(own.createHTML('<script>alert(1)</script>')).toBeNull();
  });

  it.each(['"<img src=x onerror=alert(1)>"', '["<b>"]', '{"a":"<svg onload=alert(1)>"}'])(
    'findings E13: rejects markup inside JSON: %s',
    (html) => {
      expect(own.createHTML(html)).toBeNull();
      expect(own.createScript(html)).toBeNull();
    },
  );

  it('findings E13: accepts page data with any text', () => {
    const data = jsonForHtml({ name: '<b>Szék</b> & </script>' });
    expect(own.createHTML(data)).toBe(data);
  });

  it('accepts text of data scripts only', () => {
    expect(own.createScript('{"a":1}')).toBe('{"a":1}');
    expect(own.createScript('alert(1)')).toBeNull();
  });

  it.each([
    ['/sw.js', true],
    [`${shop}/assets/app-1.js`, true],
    ['/img/1/1/resize/x.js', false],
    ['/api/x.js', false],
    ['https://elsewhere.example/x.js', false],
    ['data:text/javascript,alert(1)', false],
    ['https://', false],
  ])('checks the address %s: %s', (address, isTrusted) => {
    expect(own.createScriptURL(address)).toBe(isTrusted ? address : null);
  });

  it('leaves third-party scripts to the policy of the page once the operator lists some', () => {
    expect(withOthers.createScriptURL('https://chat.example/more.js')).not.toBeNull();
    expect(withOthers.createScriptURL('http://chat.example/more.js')).toBeNull();
    expect(withOthers.createScriptURL('blob:https://zugoly.example/1')).toBeNull();
  });
});
