import { expect, it } from 'vitest';
import { changedFiles, withinLines } from './changed-lines.ts';

const diff = `diff --git a/packages/money/src/rounding.ts b/packages/money/src/rounding.ts
index 1..2 100644
--- a/packages/money/src/rounding.ts
+++ b/packages/money/src/rounding.ts
@@ -3 +3 @@ function a
-old
+new
@@ -10,0 +11,4 @@ function b
+1
+2
+3
+4
diff --git a/packages/money/src/currency.ts b/packages/money/src/currency.ts
--- a/packages/money/src/currency.ts
+++ b/packages/money/src/currency.ts
@@ -5,2 +4,0 @@
-gone
-gone
diff --git a/packages/pricing/src/old.ts b/packages/pricing/src/old.ts
deleted file mode 100644
--- a/packages/pricing/src/old.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone
diff --git a/apps/storefront/src/a.ts b/apps/storefront/src/a.ts
--- a/apps/storefront/src/a.ts
+++ b/apps/storefront/src/a.ts
@@ -1 +1 @@
-old
+new
`;

it('reads the changed lines of the files of packages', () => {
  expect(changedFiles(diff)).toEqual([
    {
      title: 'money',
      path: 'src/rounding.ts',
      ranges: [
        [3, 3],
        [11, 14],
      ],
    },
  ]);
});

it('takes files up to a number of lines, the small ones first, and names the rest', () => {
  const file = (path: string, last: number) => ({
    title: 'money',
    path,
    ranges: [[1, last]] as const,
  });
  const [big, small, medium] = [file('big', 90), file('small', 5), file('medium', 40)];
  expect(withinLines([big, small, medium], 50)).toEqual({ taken: [small, medium], leftOut: [big] });
  expect(withinLines([small], 4)).toEqual({ taken: [], leftOut: [small] });
});
