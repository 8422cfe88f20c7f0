import { categoryPath, isTooLongPath } from '@shop/url-resolver';

const linkRules = { useDispatcher: true, storeCode: '' };

/** Whether the address made of a url_path leads back to it, and is no longer than those that are looked up (UR-43). */
export function isAddressable(urlPath: string): boolean {
  if (urlPath === '' || /[?#]/.test(urlPath)) return false;
  const path = categoryPath({ url_path: urlPath }, linkRules);
  return !isTooLongPath(path) && decodeURIComponent(path.slice(1)) === urlPath;
}
