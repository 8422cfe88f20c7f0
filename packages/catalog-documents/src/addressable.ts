import { categoryPath, isTooLongPath } from '@shop/url-resolver';

const linkRules = { useDispatcher: true, storeCode: '' };

/** Returns true if the address made of a url_path leads back to it and is short enough to look up (UR-31). */
export function isAddressable(urlPath: string): boolean {
  if (urlPath === '' || /[?#]/.test(urlPath)) return false;
  const path = categoryPath({ url_path: urlPath }, linkRules);
  return !isTooLongPath(path) && decodeURIComponent(path.slice(1)) === urlPath;
}
