# A shared cache in front of two processes of the shop: docs/guides/cluster/cache.md. For Varnish 7 with varnish-modules (xkey), as
# /etc/varnish/default.vcl. TLS ends before it, and the shop is reached through it alone.
#
# Two rules keep one visitor's page from another: it keeps only what the shop has marked with `Cache-Tag`, and it asks the shop
# itself for everybody who has one of the cookies by which an answer could differ (server/pages/page-key.ts).
vcl 4.1;

import directors;
import std;
import xkey;

probe alive {
    .request = "GET /healthz HTTP/1.1" "Host: krok.example" "Connection: close";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend one { .host = "127.0.0.1"; .port = "3001"; .probe = alive; .connect_timeout = 2s; }
backend two { .host = "127.0.0.1"; .port = "3002"; .probe = alive; .connect_timeout = 2s; }

sub vcl_init {
    new shop = directors.round_robin();
    shop.add_backend(one);
    shop.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = shop.backend();
    if (req.restarts == 0) {
        unset req.http.X-Kept;
        unset req.http.X-Last;
    }

    # The shop tells what changed. CACHE_PURGE_KEY stands in the environment of varnishd, as in the shop's.
    if (req.url == "/cache/purge") {
        if (req.method != "POST" || std.getenv("CACHE_PURGE_KEY") !~ "^.{32}"
            || req.http.Authorization != "Bearer " + std.getenv("CACHE_PURGE_KEY")) {
            return (synth(403, "Forbidden"));
        }
        return (synth(200, "Forgotten: " + xkey.purge(req.http.Cache-Tag)));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Files of the shop are the same for everybody, and pages that are sent while it is away need them.
    if (req.url ~ "^/(assets|images|media)/" || req.url ~ "^/(favicon\.svg|manifest\.webmanifest|plain\.css)$") {
        unset req.http.Cookie;
        set req.http.X-Kept = "file";
    } else {
        # Who is signed in, has just done something, holds a table or reads prices in another currency.
        if (req.http.Authorization || req.http.Cookie ~ "session|signed_out|acted|held-table|currency") {
            return (pass);
        }
        # Home leads to the language that somebody chose.
        if (req.http.Cookie ~ "language" && req.url ~ "^/(_?\.data)?($|\?)") {
            return (pass);
        }
        # The browser alone may use for some seconds what it asks for ahead.
        if (req.http.Purpose) {
            return (pass);
        }
        set req.http.X-Kept = "page";
    }

    # The shop compresses itself.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # What is over is sent only while the shop cannot answer.
    if (std.healthy(req.backend_hint) && req.restarts == 0) {
        set req.grace = 0s;
    } else {
        set req.grace = 10m;
    }
    return (hash);
}

sub vcl_miss {
    if (req.restarts > 0) {
        set req.http.X-Last = "1";
    }
}

sub vcl_pass {
    if (req.restarts > 0) {
        set req.http.X-Last = "1";
    }
}

sub vcl_backend_response {
    # A 503 with tags is the shop's own word: it is not open.
    if (beresp.status >= 500 && !beresp.http.Cache-Tag) {
        if (bereq.is_bgfetch || (bereq.http.X-Kept && !bereq.http.X-Last)) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    if (bereq.http.X-Kept == "page" && beresp.status == 200 && beresp.http.Cache-Tag
        && beresp.http.CDN-Cache-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie) {
        set beresp.http.xkey = beresp.http.Cache-Tag;
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1") + "s", 0s);
        set beresp.grace = 10m;
        # Of the cookies that the shop names, none has come this far.
        set beresp.http.Vary = "Accept-Encoding";
        return (deliver);
    }
    if (bereq.http.X-Kept == "file" && beresp.status == 200 && beresp.http.Cache-Control ~ "public") {
        set beresp.grace = 1d;
        return (deliver);
    }
    # For so long the next ones who ask do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.is_bgfetch || (bereq.http.X-Kept && !bereq.http.X-Last)) {
        return (abandon);
    }
    call say_away_to_backend;
    return (deliver);
}

# The shop did not answer: what is kept of the page is sent, and if nothing is, what the shop says when asked once more.
sub vcl_synth {
    if (req.http.X-Kept && resp.status == 503 && req.restarts == 0) {
        return (restart);
    }
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.body = resp.reason;
    return (deliver);
}

# As shared/messages/{en,th}/shell/errors.ts have it, in one file that needs nothing else.
sub say_away_to_backend {
    set beresp.status = 503;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.body = {"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>We’ll be right back · KROK</title>
<h1>We’ll be right back</h1>
<p>The shop is down for a moment. Please try again in a minute.</p>
<div lang="th">
<h2>เดี๋ยวเรากลับมา</h2>
<p>ขออภัย ร้านขัดข้องชั่วครู่ กรุณาลองใหม่ในอีกสักครู่</p>
</div>
</html>
"};
}

sub vcl_deliver {
    if (req.http.X-Kept == "page" && resp.http.xkey) {
        set resp.http.Vary = "accept-encoding, cookie";
        if (obj.hits == 0) {
            set resp.http.Cache-Status = "varnish; fwd=miss; stored";
        } elsif (obj.ttl < 0s) {
            set resp.http.Cache-Status = "varnish; hit; detail=shop-away";
        } else {
            set resp.http.Cache-Status = "varnish; hit";
        }
    }
    # Nobody outside needs to know which tables a page shows.
    unset resp.http.xkey;
    unset resp.http.Cache-Tag;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
